internal import Pixels

/// The cells of a box that an image occupies, and its position in them.
///
/// One side of the box is filled; the other is rounded to whole cells. The image is centered in them with its aspect
/// ratio.
struct ImageFit {
    let columns: Int
    let rows: Int
    /// The pixels of the occupied cells.
    let width: Int
    let height: Int
    private let picture: Bitmap

    init(_ picture: Bitmap, in box: ImageBox) {
        let taken = Self.cells(forWidth: picture.width, height: picture.height, in: box)
        let size = box.cell ?? .usual
        (columns, rows) = taken
        (width, height) = (columns * size.width, rows * size.height)
        self.picture = picture
    }

    /// The cells that an image of this aspect ratio occupies.
    static func cells(forWidth width: Int, height: Int, in box: ImageBox) -> (columns: Int, rows: Int) {
        let size = box.cell ?? .usual
        let (boxWidth, boxHeight) = (Double(box.columns * size.width), Double(box.rows * size.height))
        let scale = min(boxWidth / Double(width), boxHeight / Double(height))
        func rounded(_ length: Int, _ cell: Int, atMost limit: Int) -> Int {
            min(max(Int((Double(length) * scale / Double(cell)).rounded()), 1), limit)
        }
        return (rounded(width, size.width, atMost: box.columns), rounded(height, size.height, atMost: box.rows))
    }

    /// The factor by which the image is enlarged to fill its cells.
    var scale: Double { min(Double(width) / Double(picture.width), Double(height) / Double(picture.height)) }

    /// The cells as a bitmap of another resolution, with the image centered on a transparent background. `shownHeight`
    /// is the bitmap's height in terminal pixels, if less than that of the cells.
    func canvas(width canvasWidth: Int, height canvasHeight: Int, shownHeight: Int? = nil) -> Bitmap {
        let shown = (width: Double(width), height: Double(shownHeight ?? height))
        let scale = min(shown.width / Double(picture.width), shown.height / Double(picture.height))
        func rounded(_ length: Int, _ shown: Double, _ canvas: Int) -> Int {
            min(max(Int((Double(length) * scale * Double(canvas) / shown).rounded()), 1), canvas)
        }
        let scaled = picture.scaled(
            toWidth: rounded(picture.width, shown.width, canvasWidth),
            height: rounded(picture.height, shown.height, canvasHeight))
        return scaled.centered(inWidth: canvasWidth, height: canvasHeight)
    }
}

extension Bitmap {
    /// The image centered in a transparent bitmap that is at least as large.
    fileprivate func centered(inWidth newWidth: Int, height newHeight: Int) -> Bitmap {
        guard newWidth > width || newHeight > height else { return self }
        var result = [UInt8](repeating: 0, count: newWidth * newHeight * 4)
        let left = (newWidth - width) / 2
        let top = (newHeight - height) / 2
        for row in 0..<height {
            let start = ((top + row) * newWidth + left) * 4
            result.replaceSubrange(start..<start + width * 4, with: bytes[row * width * 4..<(row + 1) * width * 4])
        }
        return Bitmap(width: newWidth, height: newHeight, bytes: result) ?? self
    }
}

extension ImageFit {
    /// The cells at the terminal's resolution, or at the image's if that is lower: enlarging is left to the terminal.
    func canvas(atMost longestSide: Int) -> Bitmap {
        let shrink = min(1, 1 / scale, Double(longestSide) / Double(max(width, height)))
        return canvas(
            width: max(Int((Double(width) * shrink).rounded()), 1),
            height: max(Int((Double(height) * shrink).rounded()), 1))
    }
}
