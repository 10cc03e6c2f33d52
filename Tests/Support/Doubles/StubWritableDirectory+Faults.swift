internal import Directories
package import Models
internal import Networking
internal import Synchronization

extension StubWritableDirectory {
    /// Injected failure of a request.
    package struct Fault: Sendable {
        let error: DirectoryError
        /// True if the directory does what it was asked before it fails.
        let isCarriedOut: Bool

        /// Nobody answers: the request did not arrive.
        package static let offline = Fault(error: .http(.unreachable(host: "stub")), isCarriedOut: false)
        /// The request is carried out, and the answer does not arrive.
        package static let lostAnswer = Fault(
            error: .http(.timedOut(host: "stub", after: .seconds(30))), isCarriedOut: true)
        /// The request does not arrive, but nobody can tell.
        package static let lostRequest = Fault(
            error: .http(.timedOut(host: "stub", after: .seconds(30))), isCarriedOut: false)
        /// The process of the user ends the request; it is carried out all the same.
        package static let canceled = Fault(error: .canceled, isCarriedOut: true)
        /// Too many requests; the directory says when it wants to be asked again.
        package static func rateLimited(until seconds: Int) -> Fault {
            Fault(
                error: .http(.rateLimited(host: "stub", until: HTTPDate(secondsSince1970: seconds))),
                isCarriedOut: false)
        }
        /// A status of a server's own fault, 500 to 599.
        package static func status(_ code: Int, isCarriedOut: Bool = false, until seconds: Int? = nil) -> Fault {
            Fault(
                error: .http(
                    .status(
                        code, host: "stub", message: nil, until: seconds.map { HTTPDate(secondsSince1970: $0) })),
                isCarriedOut: isCarriedOut)
        }
        /// The directory says that it has no such contact.
        package static let gone = Fault(error: .gone(host: "stub"), isCarriedOut: false)
        /// The directory takes no such values.
        package static func refused(_ messages: [RefusalMessage]) -> Fault {
            Fault(error: .refused(host: "stub", messages), isCarriedOut: false)
        }
    }

    /// Decides for each request from now on whether and how it fails.
    package func fail(_ fault: @escaping @Sendable (Request) -> Fault?) {
        state.withLock { $0.fault = fault }
    }

    /// Fails the next write in this way, and nothing after it.
    package func failNextWrite(_ fault: Fault) {
        let isOver = Once()
        fail { $0.isWrite && isOver.isFirst() ? fault : nil }
    }

    /// Answers everything from now on.
    package func heal() { fail { _ in nil } }
}
