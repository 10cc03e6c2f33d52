/// Where a contact's photo is to be had.
package struct Photo: Sendable, Hashable {
    /// An absolute http or https URL, identified by the whole of its text, query included.
    package var url: String

    package init(url: String) {
        self.url = url
    }
}
