/// Source of a contact's photo.
package struct Photo: Sendable, Hashable {
    /// An absolute http or https URL, identified by the whole of its text, query included; or `kith-photo:HASH`, a photo
    /// that the user set, whose bytes the store has (``storedName``).
    package var url: String

    package init(url: String) {
        self.url = url
    }

    /// The photo of a name by which a store keeps bytes.
    package init(storedName: String) {
        url = Self.scheme + storedName
    }

    /// The name by which the store has the bytes: the SHA-256 of these, 64 lower-case hexadecimal digits. Nil where the
    /// photo is somewhere else.
    package var storedName: String? {
        guard url.hasPrefix(Self.scheme) else { return nil }
        let name = url.utf8.dropFirst(Self.scheme.utf8.count)
        guard name.count == 64, name.allSatisfy(Self.isDigit) else { return nil }
        return String(name)
    }

    /// True if this is surely where a directory keeps the bytes of a stored photo: they are sent under a file name that
    /// begins with their name, and servers that keep the names of files have it in the URL. False says nothing.
    package func isCopy(of other: Photo) -> Bool {
        guard let name = other.storedName, let file = url.prefix(while: { $0 != "?" }).split(separator: "/").last else {
            return false
        }
        return storedName == nil && file.hasPrefix(name)
    }

    /// URL prefix of a stored photo.
    package static let scheme = "kith-photo:"

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte) }
}
