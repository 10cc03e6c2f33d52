package import Models
internal import Synchronization

/// Identifiers that a test knows beforehand: 000000000001, 000000000002, and so on.
package final class SequentialIdentifiers: Sendable {
    private let last: Mutex<Int>

    /// - Parameter last: the number before the first one.
    package init(after last: Int = 0) {
        self.last = Mutex(last)
    }

    /// The port that makes the next one.
    package var generator: ContactIDGenerator {
        ContactIDGenerator {
            .numbered(
                self.last.withLock { last in
                    last += 1
                    return last
                })
        }
    }
}

extension ContactID {
    /// The identifier that ``SequentialIdentifiers`` makes as the `number`th, from 1.
    package static func numbered(_ number: Int) -> ContactID {
        let digits = String(number)
        guard let id = ContactID(String(repeating: "0", count: max(0, length - digits.count)) + digits) else {
            preconditionFailure("\(number) has no place in \(length) digits")
        }
        return id
    }
}
