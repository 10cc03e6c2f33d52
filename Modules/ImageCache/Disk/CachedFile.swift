package import Networking

/// A picture as the disk cache keeps it.
package struct CachedFile: Sendable, Hashable {
    /// The picture's own bytes.
    package var bytes: [UInt8]
    /// What to ask the server with whether it is still the same.
    package var validators: HTTPValidators
    /// When the server last said what the picture is.
    package var checked: HTTPDate

    package init(bytes: [UInt8], validators: HTTPValidators = HTTPValidators(), checked: HTTPDate) {
        self.bytes = bytes
        self.validators = validators
        self.checked = checked
    }
}
