package import Models

/// The formats that are shown. Everything else is refused by its first bytes, whatever it is called.
package enum ImageFormat: String, Sendable, Hashable, CaseIterable {
    case png, jpeg, gif, webp

    /// As people write it.
    package var name: String {
        switch self {
        case .png: "PNG"
        case .jpeg: "JPEG"
        case .gif: "GIF"
        case .webp: "WebP"
        }
    }

    /// The same as the contact store knows it.
    package var photoFormat: PhotoData.Format {
        switch self {
        case .png: .png
        case .jpeg: .jpeg
        case .gif: .gif
        case .webp: .webp
        }
    }

    /// By the signature at the beginning (https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern).
    package init?(sniffing bytes: [UInt8]) {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
            self = .gif
        } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webp
        } else {
            return nil
        }
    }
}
