internal import FoundationEssentials
internal import Interaction
internal import Opening
internal import TerminalUI

extension Clipboard {
    /// The clipboard of the terminal, which may stand on another machine: OSC 52 (xterm, "Manipulate Selection Data").
    /// Line breaks become blanks and control characters `�`, since a shell runs them when they are pasted; what reorders
    /// text is left out. Whether the terminal took it, it does not say.
    static func terminal(_ session: TerminalSession) -> Clipboard {
        Clipboard { text in
            let safe = text.asTyped().withoutUnseenControls
            session.write(Array("\u{1B}]52;c;\(Data(safe.utf8).base64EncodedString())\u{1B}\\".utf8))
        }
    }
}
