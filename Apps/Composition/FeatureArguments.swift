package import Models
package import Navigation
package import Persistence

/// What a list is made from when it is opened.
package struct ListArgument: Sendable {
    package let query: ContactQuery
    package let signal: @MainActor @Sendable (Signal) -> Void

    /// - Parameter signal: told what leads elsewhere; nothing does, where a front shows one list and ends.
    package init(query: ContactQuery, signal: @escaping @MainActor @Sendable (Signal) -> Void = { _ in }) {
        self.query = query
        self.signal = signal
    }
}

/// What a detail is made from when it is opened.
package struct DetailArgument: Sendable {
    package let id: ContactID
    package let signal: @MainActor @Sendable (Signal) -> Void

    /// - Parameter signal: told what leads elsewhere; nothing does, where a front shows one contact and ends.
    package init(id: ContactID, signal: @escaping @MainActor @Sendable (Signal) -> Void = { _ in }) {
        self.id = id
        self.signal = signal
    }
}
