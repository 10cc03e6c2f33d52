extension Bitmap {
    /// The largest centered square, for round thumbnails.
    package var square: Bitmap {
        let side = min(width, height)
        guard width != height else { return self }
        let left = (width - side) / 2
        let top = (height - side) / 2
        var result: [UInt8] = []
        result.reserveCapacity(side * side * 4)
        for row in top..<top + side {
            let start = (row * width + left) * 4
            result += bytes[start..<start + side * 4]
        }
        return Bitmap(trusted: result, width: side, height: side)
    }

    /// The image inside the largest inscribed ellipse, transparent outside, with an antialiased edge.
    package var round: Bitmap {
        var result = bytes
        let (radiusX, radiusY) = (Double(width) / 2, Double(height) / 2)
        let edge = min(radiusX, radiusY)
        for row in 0..<height {
            let y = (Double(row) + 0.5 - radiusY) / radiusY
            for column in 0..<width {
                let x = (Double(column) + 0.5 - radiusX) / radiusX
                let inside = (1 - (x * x + y * y).squareRoot()) * edge + 0.5
                guard inside < 1 else { continue }
                let alpha = (row * width + column) * 4 + 3
                result[alpha] = UInt8(Double(result[alpha]) * max(inside, 0))
            }
        }
        return Bitmap(trusted: result, width: width, height: height)
    }

    /// The image composited over an opaque color; no pixel stays transparent.
    package func over(_ background: Pixel) -> Bitmap {
        var result = bytes
        for start in stride(from: 0, to: result.count, by: 4) {
            let alpha = Int(result[start + 3])
            guard alpha < 255 else { continue }
            func mixed(_ byte: UInt8, _ behind: UInt8) -> UInt8 {
                UInt8((Int(byte) * alpha + Int(behind) * (255 - alpha) + 127) / 255)
            }
            result[start] = mixed(result[start], background.red)
            result[start + 1] = mixed(result[start + 1], background.green)
            result[start + 2] = mixed(result[start + 2], background.blue)
            result[start + 3] = 255
        }
        return Bitmap(trusted: result, width: width, height: height)
    }
}
