internal import ImageCache
internal import Models

/// Makes of a file that a person names a photo that a book takes.
@MainActor
struct ChosenPhoto {
    private let preparation: PhotoPreparation

    nonisolated init(preparation: PhotoPreparation) {
        self.preparation = preparation
    }

    /// The picture of a file, or of standard input for `-`, checked, and scaled down and encoded anew where the limits
    /// ask for it.
    ///
    /// - Throws: ``ImageError``, and a ``Problem`` of the file's.
    func read(_ path: String, for limits: PhotoLimits) throws -> PhotoData {
        let image = try ImageData(PictureFile.bytes(at: path))
        let side = limits.maximumSide
        try ImageLimits().check(image, for: .fit(width: side, height: side))
        let prepared = try preparation.prepare(image, for: limits)
        return PhotoData(prepared.bytes, format: prepared.format.photoFormat)
    }
}
