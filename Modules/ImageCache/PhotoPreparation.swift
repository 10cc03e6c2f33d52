package import Models
internal import Pixels

/// Makes of a picture that a person chose what a directory takes.
package struct PhotoPreparation: Sendable {
    private let decoder: any ImageDecoder
    private let encoder: any ImageEncoder

    package init(decoder: any ImageDecoder, encoder: any ImageEncoder) {
        self.decoder = decoder
        self.encoder = encoder
    }

    /// The picture itself where it fits, else one that is scaled down and encoded again: as PNG where it has clear pixels
    /// and stays small enough, else as JPEG. What says where and by whom it was taken never stays in it. Blocks and
    /// computes for as long as it takes; check the picture with ``ImageLimits/check(_:for:)`` before, for
    /// `.fit(width: maximumSide, height: maximumSide)`.
    ///
    /// - Throws: what decoder and encoder throw; `.tooManyBytes` where even a small one is too large.
    package func prepare(_ image: ImageData, for limits: PhotoLimits) throws(ImageError) -> ImageData {
        let fits =
            image.bytes.count <= limits.maximumBytes && max(image.width, image.height) <= limits.maximumSide
        if fits, Self.formats.contains(image.format), !image.header.hasMetadata { return image }
        var bitmap = try decoder.decode(image, to: .fit(width: limits.maximumSide, height: limits.maximumSide))
        while true {
            for encoding in encodings(of: bitmap) {
                let bytes = try encoder.encode(bitmap, as: encoding)
                if bytes.count <= limits.maximumBytes { return try ImageData(bytes) }
            }
            guard max(bitmap.width, bitmap.height) > Self.smallestSide else {
                throw .tooManyBytes(limit: limits.maximumBytes)
            }
            bitmap = bitmap.fitted(inWidth: bitmap.width * 3 / 4, height: bitmap.height * 3 / 4)
        }
    }

    private static let smallestSide = 64

    /// What every directory takes.
    private static let formats: Set<ImageFormat> = [.png, .jpeg]

    /// The best one first.
    private func encodings(of bitmap: Bitmap) -> [ImageEncoding] {
        let jpegs = [90, 80, 65].map { ImageEncoding.jpeg(quality: $0) }
        let isClearSomewhere = stride(from: 3, to: bitmap.bytes.count, by: 4).contains { bitmap.bytes[$0] < 255 }
        return isClearSomewhere ? [.png] + jpegs : jpegs
    }
}
