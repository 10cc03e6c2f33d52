/// A named value that one directory has and vCard has not: an affiliation, a flight number.
package struct ContactAttribute: Sendable, Hashable {
    /// As people read it: "Force Sensitive".
    package var name: String
    package var value: String

    package init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}
