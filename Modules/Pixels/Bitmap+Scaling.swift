extension Bitmap {
    /// The image scaled by area averaging (weighted by area and alpha, so that transparent pixels contribute no color).
    /// Sides below 1 count as 1. Returns the same image if the size is unchanged.
    package func scaled(toWidth newWidth: Int, height newHeight: Int) -> Bitmap {
        let newWidth = max(newWidth, 1)
        let newHeight = max(newHeight, 1)
        guard newWidth != width || newHeight != height else { return self }
        let columns = Span.spans(from: width, to: newWidth)
        let rows = Span.spans(from: height, to: newHeight)
        var result = [UInt8](repeating: 0, count: newWidth * newHeight * 4)
        bytes.withUnsafeBufferPointer { source in
            var place = 0
            for row in rows {
                for column in columns {
                    let mean = mean(of: source, columns: column, rows: row)
                    result[place] = mean.red
                    result[place + 1] = mean.green
                    result[place + 2] = mean.blue
                    result[place + 3] = mean.alpha
                    place += 4
                }
            }
        }
        return Bitmap(trusted: result, width: newWidth, height: newHeight)
    }

    /// The whole image scaled to fit a box, with its aspect ratio; smaller images are not enlarged.
    package func fitted(inWidth boxWidth: Int, height boxHeight: Int) -> Bitmap {
        let (boxWidth, boxHeight) = (max(boxWidth, 1), max(boxHeight, 1))
        guard width > boxWidth || height > boxHeight else { return self }
        // Compare products, since quotients occasionally lose a pixel.
        if width * boxHeight >= height * boxWidth {
            return scaled(toWidth: boxWidth, height: (height * boxWidth + width / 2) / width)
        }
        return scaled(toWidth: (width * boxHeight + height / 2) / height, height: boxHeight)
    }

    private func mean(of source: UnsafeBufferPointer<UInt8>, columns: Span, rows: Span) -> Pixel {
        var (red, green, blue, alpha, area) = (0, 0, 0, 0, 0)
        for row in rows.first...rows.last {
            let rowWeight = rows.weight(of: row)
            var place = (row * width + columns.first) * 4
            for column in columns.first...columns.last {
                let weight = rowWeight * columns.weight(of: column)
                let cover = weight * Int(source[place + 3])
                red += cover * Int(source[place])
                green += cover * Int(source[place + 1])
                blue += cover * Int(source[place + 2])
                alpha += cover
                area += weight
                place += 4
            }
        }
        guard alpha > 0 else { return Pixel(red: 0, green: 0, blue: 0, alpha: 0) }
        func rounded(_ sum: Int, by divisor: Int) -> UInt8 { UInt8((sum + divisor / 2) / divisor) }
        return Pixel(
            red: rounded(red, by: alpha), green: rounded(green, by: alpha), blue: rounded(blue, by: alpha),
            alpha: rounded(alpha, by: area))
    }

    /// The source pixels covered by one result pixel along one side.
    private struct Span {
        let first: Int
        let last: Int
        private let firstWeight: Int
        private let lastWeight: Int
        private static let whole = 256

        static func spans(from old: Int, to new: Int) -> [Span] {
            (0..<new).map { index in
                let start = index * old * whole / new
                let end = max((index + 1) * old * whole / new, start + 1)
                let (first, last) = (start / whole, (end - 1) / whole)
                guard first != last else { return Span(first: first, last: last, firstWeight: 1, lastWeight: 1) }
                return Span(
                    first: first, last: last, firstWeight: (first + 1) * whole - start, lastWeight: end - last * whole)
            }
        }

        func weight(of place: Int) -> Int {
            place == first ? firstWeight : place == last ? lastWeight : Self.whole
        }
    }
}
