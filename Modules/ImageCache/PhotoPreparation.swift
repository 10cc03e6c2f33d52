internal import Pixels

/// What a directory takes as a photo.
package struct PhotoLimits: Sendable, Hashable {
    /// The longer side, in pixels.
    package var side: Int
    package var bytes: Int
    package var formats: Set<ImageFormat>

    /// 1,024 pixels, 1 MiB, PNG and JPEG.
    package init(side: Int = 1_024, bytes: Int = 1 << 20, formats: Set<ImageFormat> = [.png, .jpeg]) {
        self.side = side
        self.bytes = bytes
        self.formats = formats
    }
}

/// Makes of a picture that a person chose what a directory takes.
package struct PhotoPreparation: Sendable {
    private let decoder: any ImageDecoder
    private let encoder: any ImageEncoder

    package init(decoder: any ImageDecoder, encoder: any ImageEncoder) {
        self.decoder = decoder
        self.encoder = encoder
    }

    /// The picture itself where it fits, else one that is scaled down and encoded again: as PNG where it has clear pixels
    /// and stays small enough, else as JPEG. What says where and by whom it was taken never stays
    /// in it. Blocks and
    /// computes for as long as it takes; check the picture with ``ImageLimits/check(_:for:)`` before, for
    /// `.fit(width: side, height: side)`.
    ///
    /// - Throws: what decoder and encoder throw; `.tooManyBytes` where even a small one is too large.
    package func prepare(_ image: ImageData, for limits: PhotoLimits) throws(ImageError) -> ImageData {
        let fits = image.bytes.count <= limits.bytes && max(image.width, image.height) <= limits.side
        if fits, limits.formats.contains(image.format), !image.header.hasMetadata { return image }
        var bitmap = try decoder.decode(image, to: .fit(width: limits.side, height: limits.side))
        while true {
            for encoding in encodings(of: bitmap, limits) {
                let bytes = try encoder.encode(bitmap, as: encoding)
                if bytes.count <= limits.bytes { return try ImageData(bytes) }
            }
            guard max(bitmap.width, bitmap.height) > Self.smallestSide else {
                throw .tooManyBytes(limit: limits.bytes)
            }
            bitmap = bitmap.fitted(inWidth: bitmap.width * 3 / 4, height: bitmap.height * 3 / 4)
        }
    }

    private static let smallestSide = 64

    /// The best one first.
    private func encodings(of bitmap: Bitmap, _ limits: PhotoLimits) -> [ImageEncoding] {
        let jpegs = [90, 80, 65].map { ImageEncoding.jpeg(quality: $0) }
        guard limits.formats.contains(.jpeg) else { return [.png] }
        let isClearSomewhere = stride(from: 3, to: bitmap.bytes.count, by: 4).contains { bitmap.bytes[$0] < 255 }
        return limits.formats.contains(.png) && isClearSomewhere ? [.png] + jpegs : jpegs
    }
}
