import Pixels
import TerminalImages
import Testing

struct ReadmeExample {
    @Test func `a command prints a photo beside its fields`() throws {
        let environment = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]
        let fields = ["Leia Organa", "Resistance"]
        let decode = { (width: Int, height: Int) in
            Bitmap(width: width, height: height, bytes: [UInt8](repeating: 255, count: width * height * 4))
        }
        var printed: [String] = []

        let terminal = ImageTerminal(environment: environment, colors: .rgb)
        let maker = ImageRendererMaker(ids: KittyImageIDs(process: 42))

        // A command asks nothing and prints:
        let decision = ImageDecision.decide(for: terminal)
        let renderer = maker.renderer(for: decision)
        let box = ImageBox(columns: 20, rows: 10, cell: decision.cell)
        let (width, height) = renderer.usefulPixels(in: box)  // more takes time and looks the same
        let photo = try #require(decode(width, height))
        let image = try renderer.render(photo, in: box)
        for (line, field) in zip(image.inline.lines, fields) { printed.append(line + "  " + field) }

        #expect(printed.count == 2 && printed[0].hasSuffix("  Leia Organa"))
    }

    @Test func `a full-screen program asks, and decides again`() {
        let environment = ["TERM": "xterm-kitty"]
        let terminal = ImageTerminal(environment: environment, colors: .rgb)
        var sent: [UInt8] = []

        // A full-screen program paints first, asks, and decides again as answers come:
        var answers = TerminalAnswers()
        sent += ImageQuery.bytes(for: terminal)
        answers.receive(graphics: "i=31;OK")
        answers.receive(version: "kitty(0.36.4)")
        let better = ImageDecision.decide(for: terminal, answers: answers)

        #expect(!sent.isEmpty && !better.reasons.isEmpty)
    }
}
