package import Pixels

/// The target size of an image in pixels. Sides are clamped to 1 through ``largestSide``. Smaller images are not
/// enlarged.
package enum ImageTarget: Sendable, Hashable {
    /// The whole image inside a box, with its aspect ratio.
    case fit(width: Int, height: Int)
    /// The largest centered square, scaled to that side.
    case fill(side: Int)

    /// More than a terminal shows, and small enough to keep in memory.
    package static let largestSide = 2_048

    /// The size of the whole scaled image (before `.fill` crops the square); sides are at least 1.
    package func scaledSize(width: Int, height: Int) -> (width: Int, height: Int) {
        guard width > 0, height > 0 else { return (1, 1) }
        // The scale factor as a ratio of integers, so that no pixel is lost to rounding.
        let (part, whole): (Int, Int)
        switch self {
        case .fit(let boxWidth, let boxHeight):
            let (boxWidth, boxHeight) = (Self.clamped(boxWidth), Self.clamped(boxHeight))
            (part, whole) = width * boxHeight >= height * boxWidth ? (boxWidth, width) : (boxHeight, height)
        case .fill(let side): (part, whole) = (Self.clamped(side), min(width, height))
        }
        guard part < whole else { return (width, height) }
        func scaled(_ side: Int) -> Int { max((side * part + whole / 2) / whole, 1) }
        return (scaled(width), scaled(height))
    }

    /// A decoder's last step: scales down what is still too large, and crops the square for `.fill`.
    package func finished(_ bitmap: Bitmap) -> Bitmap {
        let size = scaledSize(width: bitmap.width, height: bitmap.height)
        let scaled = bitmap.scaled(toWidth: size.width, height: size.height)
        if case .fill = self { return scaled.square }
        return scaled
    }

    private static func clamped(_ side: Int) -> Int { min(max(side, 1), largestSide) }
}
