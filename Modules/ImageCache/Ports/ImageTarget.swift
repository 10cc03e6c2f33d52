package import Pixels

/// The size to bring a picture to, in pixels. Sides count as 1 to ``largestSide``. Smaller pictures are not made larger.
package enum ImageTarget: Sendable, Hashable {
    /// The whole picture inside a box, its shape kept.
    case fit(width: Int, height: Int)
    /// The largest square from the middle, brought to that side.
    case fill(side: Int)

    /// More than a terminal shows, and little enough to keep in memory.
    package static let largestSide = 2_048

    /// The size of the whole picture (before `.fill` cuts the square out) once it is scaled; sides are at least 1.
    package func scaledSize(width: Int, height: Int) -> (width: Int, height: Int) {
        guard width > 0, height > 0 else { return (1, 1) }
        // The fraction by which both sides shrink, as a ratio of whole numbers so that no pixel is lost.
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

    /// A decoder's last step: what is still too large is scaled down, and `.fill` gets its square.
    package func finished(_ bitmap: Bitmap) -> Bitmap {
        let size = scaledSize(width: bitmap.width, height: bitmap.height)
        let scaled = bitmap.scaled(toWidth: size.width, height: size.height)
        if case .fill = self { return scaled.square }
        return scaled
    }

    private static func clamped(_ side: Int) -> Int { min(max(side, 1), largestSide) }
}
