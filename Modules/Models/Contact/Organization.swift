/// vCard's ORG (RFC 6350 section 6.6.4): a name, and the units within it from the largest to the smallest.
package struct Organization: Sendable, Hashable {
    package var name: String
    package var units: [String]

    package init(name: String, units: [String] = []) {
        self.name = name
        self.units = units
    }

    /// Name and units joined by ", ", those without text left out.
    package var displayText: String {
        units.isEmpty ? name.trimmed : ([name] + units).compactMap(\.nonBlank).joined(separator: ", ")
    }
}
