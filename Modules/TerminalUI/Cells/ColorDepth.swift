/// The number of colors that a terminal supports. Colors of a higher depth map to the nearest of a lower one.
package enum ColorDepth: Int, Sendable, Comparable, CaseIterable {
    /// No colors; attributes (bold, reverse, …) remain.
    case none
    case ansi16
    case indexed256
    case rgb

    package static func < (left: ColorDepth, right: ColorDepth) -> Bool { left.rawValue < right.rawValue }

    /// The nearest color available at this depth.
    package func nearest(to color: Color) -> Color {
        switch (self, color.kind) {
        case (.none, _): .default
        case (.rgb, _), (_, 0), (_, 1), (.indexed256, 2): color
        case (.indexed256, _): .indexed(Self.paletteIndex(color.red, color.green, color.value))
        case (.ansi16, 2): .ansi(Self.ansiIndex(Self.components(of: color.value)))
        case (.ansi16, _): .ansi(Self.ansiIndex((Int(color.red), Int(color.green), Int(color.value))))
        }
    }

    /// The palette index of an RGB color; nil if the 256-color palette has no exact match.
    static func exactIndex(of color: Color) -> UInt8? {
        // A fast path, since images call this for every cell.
        guard cube.contains(Int(color.red)), cube.contains(Int(color.green)), cube.contains(Int(color.value)) else {
            return nil
        }
        return paletteIndex(color.red, color.green, color.value)
    }

    private static let cube = [0, 95, 135, 175, 215, 255]

    private static func paletteIndex(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
        let parts = [Int(red), Int(green), Int(blue)]
        let steps = parts.map { part in
            cube.indices.min { abs(cube[$0] - part) < abs(cube[$1] - part) } ?? 0
        }
        let gray = min(max((parts.reduce(0, +) / 3 - 3) / 10, 0), 23)
        let cubeDistance = zip(steps, parts).reduce(0) { $0 + square(cube[$1.0] - $1.1) }
        let grayDistance = parts.reduce(0) { $0 + square(8 + 10 * gray - $1) }
        return UInt8(grayDistance < cubeDistance ? 232 + gray : 16 + 36 * steps[0] + 6 * steps[1] + steps[2])
    }

    private typealias Components = (red: Int, green: Int, blue: Int)

    private static func components(of index: UInt8) -> Components {
        let index = Int(index)
        if index >= 232 {
            let level = 8 + 10 * (index - 232)
            return (level, level, level)
        }
        let place = max(0, index - 16)
        return (cube[place / 36], cube[place / 6 % 6], cube[place % 6])
    }

    /// Maps a color of low saturation to one of the four grays. Otherwise each component is on or off, with a bright
    /// color for light values.
    private static func ansiIndex(_ color: Components) -> UInt8 {
        let high = max(color.red, color.green, color.blue)
        let low = min(color.red, color.green, color.blue)
        if high - low < 32 {
            return high < 48 ? 0 : high < 144 ? 8 : high < 216 ? 7 : 15
        }
        let middle = (high + low) / 2
        let bits = (color.red > middle ? 1 : 0) | (color.green > middle ? 2 : 0) | (color.blue > middle ? 4 : 0)
        return UInt8(bits | (high > 200 ? 8 : 0))
    }

    private static func square(_ value: Int) -> Int { value * value }
}
