package import TerminalImages
package import TerminalUI

extension ImageColors {
    /// As many colors as the rest of a front has.
    package init(_ depth: ColorDepth) {
        self =
            switch depth {
            case .none: .none
            case .ansi16: .ansi16
            case .indexed256: .indexed256
            case .rgb: .rgb
            }
    }
}
