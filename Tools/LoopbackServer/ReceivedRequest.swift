/// A request as it came over the wire.
package struct ReceivedRequest: Sendable {
    /// `GET` and the like.
    package let method: String
    /// Path and query as sent.
    package let target: String
    /// In order, names as sent.
    package let headers: [(name: String, value: String)]
    /// Empty where there is none.
    package let body: [UInt8]
    /// Number of its connection, from 1.
    package let connection: Int

    /// The target up to its query.
    package var path: String { String(target.prefix { $0 != "?" }) }

    /// Query string; nil if there is none.
    package var query: String? { target.firstIndex(of: "?").map { String(target[target.index(after: $0)...]) } }

    /// The body as text.
    package var text: String { String(decoding: body, as: UTF8.self) }

    /// The first value of a header, its name in any case.
    package func header(_ name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }
}
