package import Networking

/// An entry of the disk cache.
package struct CachedFile: Sendable, Hashable {
    /// The original bytes of the image.
    package var bytes: [UInt8]
    /// The validators for revalidation.
    package var validators: HTTPValidators
    /// The time of the last validation by the server.
    package var checked: HTTPDate

    package init(bytes: [UInt8], validators: HTTPValidators = HTTPValidators(), checked: HTTPDate) {
        self.bytes = bytes
        self.validators = validators
        self.checked = checked
    }
}
