// Indirect, and so one word: functions that throw it return it like any result, which made resolving 50 ns faster.

/// What can go wrong with a container. Everything but `faultyGraph` is thrown while resolving.
@usableFromInline
package indirect enum ContainerError: Error {
    /// `build()` found faults; all of them are here. The program must not start.
    case faultyGraph([Fault])
    /// A root asked for something that nobody registered. `nearest` is the registered service most like it.
    case notRegistered(service: String, nearest: String?)
    /// A factory threw. The path leads from what was asked for to the service whose factory threw, registered at
    /// `place`.
    case makingFailed(path: [String], place: SourcePlace, reason: any Error)
    /// While a singleton or weak service was being made, its own factory asked for it again through a `Provider`.
    /// Call the provider after the initializer has returned.
    case usedWhileBeingMade(service: String)
    /// A weakly held service turned out to be a value, which cannot be shared by reference.
    case notAnObject(service: String)
    /// A provider was called after its container went away. Keep the container for longer.
    case containerReleased(service: String)
}

extension ContainerError {
    /// Adds the service that was being made when `error` came up.
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
    /// Plain text for a person. A faulty graph is one block a fault, under a first line with their number.
    @usableFromInline
    package var description: String {
        switch self {
        case .faultyGraph(let faults):
            let count = faults.count == 1 ? "1 fault" : "\(faults.count) faults"
            return (["The registrations have \(count):"] + faults.map { "- \($0)" }).joined(separator: "\n")
        case .notRegistered(let service, let nearest):
            return "\(service) is not registered." + (nearest.map { " \($0)" } ?? "")
        case .makingFailed(let path, let place, let reason):
            return "\(path.last ?? "a service") (\(place)) could not be made: \(reason)"
                + (path.count > 1 ? "\n  path: \(path.joined(separator: " → "))" : "")
        case .usedWhileBeingMade(let service):
            return "\(service) was asked for by its own factory. Call its Provider later than in an initializer."
        case .notAnObject(let service):
            return "\(service) has the scope weak, but it is a value. Only an instance of a class can be held weakly."
        case .containerReleased(let service):
            return "\(service) was asked for after its container was released. Keep the container for longer."
        }
    }
}
