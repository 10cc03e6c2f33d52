internal import CommandLineStreams
package import ImageChoosing
package import Models

extension ChosenPhoto {
    /// The picture of a file, or of standard input for `-`. Throws what reading and ``photo(of:for:)`` throw.
    package func photo(at path: String, for limits: PhotoLimits) throws -> PhotoData {
        try photo(of: path == "-" ? StandardInput.bytes() : PictureFile.bytes(at: path), for: limits)
    }
}
