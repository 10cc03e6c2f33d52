// Indirect, and therefore one word: functions that throw it return it like any result, which makes resolving 50 ns
// faster.

/// A failure to build a container or to resolve a service. Every case except `invalidGraph` is thrown while resolving.
@usableFromInline
package indirect enum ContainerError: Error {
    /// `build()` found these errors. The program must not start.
    case invalidGraph([GraphError])
    /// No registration exists for a service that a root requested. `nearest` is the most similar registered service.
    case notRegistered(service: String, nearest: String?)
    /// A factory threw. The path leads from the requested service to the one whose factory threw, registered at
    /// `place`.
    case makingFailed(path: [String], place: SourcePlace, reason: any Error)
    /// The factory of a singleton or weak service requested that same service through a `Provider`. Call the provider
    /// after the initializer has returned.
    case usedWhileBeingMade(service: String)
    /// A service of weak scope is a value, which cannot be shared by reference.
    case notAnObject(service: String)
    /// A provider was called after its container was released. Keep the container alive longer.
    case containerReleased(service: String)
}

extension ContainerError {
    /// Prepends the service that was being made when `error` was thrown.
    @usableFromInline
    init(_ error: any Error, making service: ServiceKey, registeredAt place: SourcePlace) {
        if case .makingFailed(let path, let place, let reason) = error as? ContainerError {
            self = .makingFailed(path: [service.description] + path, place: place, reason: reason)
        } else {
            self = .makingFailed(path: [service.description], place: place, reason: error)
        }
    }
}

extension ContainerError: CustomStringConvertible {
    /// Plain text for people. A faulty graph has a first line with the number of errors, then one block per error.
    @usableFromInline
    package var description: String {
        switch self {
        case .invalidGraph(let errors):
            let count = errors.count == 1 ? "1 error" : "\(errors.count) errors"
            return (["The registrations have \(count):"] + errors.map { "- \($0)" }).joined(separator: "\n")
        case .notRegistered(let service, let nearest):
            return "\(service) is not registered." + (nearest.map { " \($0)" } ?? "")
        case .makingFailed(let path, let place, let reason):
            return "\(path.last ?? "a service") (\(place)) couldn't be made: \(reason)"
                + (path.count > 1 ? "\n  path: \(path.joined(separator: " → "))" : "")
        case .usedWhileBeingMade(let service):
            return "\(service) was resolved by its own factory. Call its Provider after the initializer."
        case .notAnObject(let service):
            return "\(service) has the scope weak, but it is a value. Only an instance of a class can be held weakly."
        case .containerReleased(let service):
            return "\(service) was resolved after its container was released. Keep the container alive."
        }
    }
}
