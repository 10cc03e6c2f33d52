import Glibc
import Pixels
import TerminalImages
import Testing

struct InitialsBadgeTests {
    private let names = ["Luke Skywalker", "Leia Organa", "Han Solo", "李小龍", "Ærøskøbing", "", "x"]

    @Test(arguments: ImageColors.allCases, [(1, 1), (2, 1), (3, 1), (4, 2), (7, 3), (40, 20), (200, 60)])
    func `initials stand in the middle of as many cells as a square photo takes`(
        colors: ImageColors, size: (columns: Int, rows: Int)
    ) throws {
        let box = ImageBox(columns: size.columns, rows: size.rows)
        let cells = InitialsBadge(initials: "LS", columns: 2, name: "Luke").image(in: box, colors: colors).cells
        let photo = BlockRenderer(colors: .rgb).render(try TestPictures.gradient(width: 9, height: 9), in: box).cells
        #expect([cells.columns, cells.rows] == [photo.columns, photo.rows])
        #expect(cells.isRectangle)
        let rows = cells.lines.indices.filter { cells.lines[$0].contains { $0.text == "LS" } }
        #expect(rows == (cells.columns < 2 ? [] : [(cells.rows - 1) / 2]))
        let grounds = Set(cells.lines.joined().map { [$0.background] })
        #expect(grounds.count == 1)
        #expect(colors == .none ? cells.lines[0][0].isReversed : cells.lines[0][0].background != .clear)
    }

    @Test func `initials that don't fit leave the color`() {
        let badge = InitialsBadge(initials: "王小", columns: 4, name: "王小明")
        let cells = badge.image(in: ImageBox(columns: 2, rows: 1), colors: .rgb).cells
        #expect(cells.lines[0].map(\.text) == [" ", " "])
        let one = InitialsBadge(initials: "王", columns: 2, name: "王小明").image(
            in: ImageBox(columns: 2, rows: 1), colors: .rgb)
        #expect(one.cells.lines[0].map(\.text) == ["王"] && one.cells.columns == 2)
    }

    @Test func `a name has its color for ever, and names differ`() throws {
        func ground(_ name: String) -> ImageColor {
            InitialsBadge(initials: "A", columns: 1, name: name).image(
                in: ImageBox(columns: 2, rows: 1), colors: .rgb
            ).cells.lines[0][0].background
        }
        #expect(ground("Luke Skywalker") == ground("Luke Skywalker"))
        #expect(ground("Luke Skywalker") == .rgb(95, 0, 175))
        #expect(Set((0..<200).map { ground("Name \($0)") }).count == 12)
        #expect(Set(names.map(ground)).count >= 4)
    }

    @Test(arguments: [ImageColors.ansi16, .indexed256, .rgb])
    func `the letters can be read on every color`(colors: ImageColors) throws {
        for index in 0..<200 {
            let cells = InitialsBadge(initials: "A", columns: 1, name: "Name \(index)").image(
                in: ImageBox(columns: 2, rows: 1), colors: colors
            ).cells
            let cell = try #require(cells.lines[0].first { $0.text == "A" })
            let ink = try #require(cell.foreground.pixel)
            let ground = try #require(cell.background.pixel)
            let contrast = contrast(ink, ground)
            #expect(contrast >= (colors == .ansi16 ? 4 : 4.5), "\(cell) \(contrast)")
        }
    }

    /// WCAG 2.2's contrast ratio, with sRGB's exponent.
    private func contrast(_ left: Pixel, _ right: Pixel) -> Double {
        let lights = [left, right].map { pixel in
            zip([0.2126, 0.7152, 0.0722], [pixel.red, pixel.green, pixel.blue]).reduce(0) { sum, part in
                sum + part.0 * Self.linear[Int(part.1)]
            }
        }.sorted()
        return (lights[1] + 0.05) / (lights[0] + 0.05)
    }

    private static let linear: [Double] = (0...255).map { byte in
        let value = Double(byte) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
