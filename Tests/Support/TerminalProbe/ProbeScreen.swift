import Glibc
import TerminalUI

/// Shows the last event, whole in each frame, so that a test can look for it in the bytes.
@MainActor
final class ProbeScreen {
    private let session: TerminalSession
    private var size = Size(columns: 0, rows: 0)
    private var painter: FramePainter
    private var last = "nothing"
    private var typed = ""

    static func run() async -> Int32 {
        do {
            try await ProbeScreen().run()
            return 0
        } catch {
            print("\(error)")
            return 1
        }
    }

    private init() throws {
        session = try TerminalSession(device: .standard())
        painter = FramePainter(encoder: FrameEncoder(depth: .ansi16))
    }

    private func run() async throws {
        size = try session.enter()
        let scheduler = FrameScheduler { [weak self] in self?.paint() }
        scheduler.setNeedsFrame()
        for await event in session.events {
            guard handle(event) else { break }
            scheduler.setNeedsFrame()
        }
        session.close()
    }

    private func handle(_ event: TerminalEvent) -> Bool {
        switch event {
        case .input(.key(let key)):
            if let text = key.text { typed += text }
            last = key.key == .escape ? "escape" : "typed \(typed)"
            return perform(key)
        case .input(let input):
            if case .answer(.keyboardFlags) = input { session.set(.keyboard, isOn: true) }
            last = "input \(input)"
        case .resized(let size):
            self.size = size
            last = "resized"
        case .resumed(let size):
            self.size = size
            last = "resumed"
        case .hangup, .terminated: return false
        }
        return true
    }

    private func perform(_ key: KeyEvent) -> Bool {
        switch key {
        case .character("q"): return false
        case .control("z"): session.suspend()
        case .character("!"): session.ask(Array("\(TerminalMode.keyboardQuestion)\u{1B}[c".utf8))
        case .character("-"): session.set(.mouse, isOn: false)
        case .character("+"): session.set(.mouse, isOn: true)
        case .character("#"): last = "sum \(Int.max - typed.count + Int(getpid()))"
        case .character("~"): last = "depth \(Self.endless(typed.count))"
        case .character("%"):
            session.leave()
            print("child has the terminal")
            fflush(nil)
            _ = try? session.enter()
        default: break
        }
        return true
    }

    private func paint() {
        let view = Text(["\(size.columns)x\(size.rows)", "<\(last)>"].map { StyledText($0) })
        painter.invalidate()
        session.write(painter.bytes(for: Canvas.draw(view, size: size).frame))
    }

    private static func endless(_ depth: Int) -> Int {
        var room = (depth, depth, depth, depth)
        return withUnsafeMutablePointer(to: &room) { endless($0.pointee.0 + 1) + $0.pointee.1 }
    }
}
