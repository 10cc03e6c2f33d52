internal import Pixels

/// xterm's 256-color palette.
enum ColorPalette {
    static func pixel(of index: UInt8) -> Pixel {
        let index = Int(index)
        switch index {
        case 0..<16: return theme[index]
        case 16..<232:
            let place = index - 16
            return Pixel(red: steps[place / 36], green: steps[place / 6 % 6], blue: steps[place % 6])
        default: return gray(index - 232)
        }
    }

    static func nearestOf16(to pixel: Pixel) -> UInt8 {
        var best = (index: 0, distance: Int.max)
        for (index, candidate) in theme.enumerated() {
            let distance = distance(pixel, candidate)
            if distance < best.distance { best = (index, distance) }
        }
        return UInt8(best.index)
    }

    /// The nearer of the best cube color and the best gray, excluding the theme's 16 colors.
    static func nearestOf240(to pixel: Pixel) -> UInt8 {
        let (red, green, blue) = (step(pixel.red), step(pixel.green), step(pixel.blue))
        let inCube = Pixel(red: steps[red], green: steps[green], blue: steps[blue])
        let mean = (Int(pixel.red) + Int(pixel.green) + Int(pixel.blue)) / 3
        let level = min(max((mean - 3) / 10, 0), 23)
        return distance(pixel, gray(level)) < distance(pixel, inCube)
            ? UInt8(232 + level) : UInt8(16 + 36 * red + 6 * green + blue)
    }

    /// The weighted squared color distance ("redmean", https://www.compuphase.com/cmetric.htm), in units of 1/256.
    static func distance(_ left: Pixel, _ right: Pixel) -> Int {
        let red = Int(left.red) - Int(right.red)
        let green = Int(left.green) - Int(right.green)
        let blue = Int(left.blue) - Int(right.blue)
        let mean = (Int(left.red) + Int(right.red)) / 2
        return (512 + mean) * red * red + 1024 * green * green + (767 - mean) * blue * blue
    }

    private static let steps: [UInt8] = [0, 95, 135, 175, 215, 255]

    /// The nearest step of the cube; the boundaries are midway between steps.
    private static func step(_ value: UInt8) -> Int {
        value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40
    }

    private static func gray(_ level: Int) -> Pixel {
        let value = UInt8(8 + 10 * level)
        return Pixel(red: value, green: value, blue: value)
    }

    /// xterm's defaults (XTerm-col.ad).
    private static let theme: [Pixel] = [
        (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
        (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
        (255, 255, 255),
    ].map { Pixel(red: $0.0, green: $0.1, blue: $0.2) }
}
