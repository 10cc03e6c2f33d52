// ImageChoosing: a user's picture, from a file to what a book takes. It knows no front.

package import ImageCache
package import Models
package import Pixels

/// Makes of a picture that the user names a photo that a book takes. Blocks for as long as reading and decoding take.
package struct ChosenPhoto: Sendable {
    private let preparation: PhotoPreparation
    private let decoder: any ImageDecoder

    package init(preparation: PhotoPreparation, decoder: any ImageDecoder) {
        self.preparation = preparation
        self.decoder = decoder
    }

    /// The picture, checked, and scaled down and encoded anew where the limits ask for it. Throws ``ImageError``.
    package func photo(of bytes: [UInt8], for limits: PhotoLimits) throws -> PhotoData {
        let image = try ImageData(bytes)
        let side = limits.maximumSide
        try ImageLimits(bytes: PictureFile.limit).check(image, for: .fit(width: side, height: side))
        let prepared = try preparation.prepare(image, for: limits)
        return PhotoData(prepared.bytes, format: prepared.format.photoFormat)
    }

    /// Loads a preview of a picture file. Throws ``ImageError`` and the errors of ``PictureFile``.
    package func preview(of path: String, to target: ImageTarget) throws -> Bitmap {
        let image = try ImageData(PictureFile.bytes(at: path))
        try ImageLimits(bytes: PictureFile.limit).check(image, for: target)
        return try decoder.decode(image, to: target)
    }
}
