/// The terminal's current style, and the shortest transition to another one (ECMA-48 SGR).
struct SGRState {
    private(set) var current = Style.plain

    mutating func change(to target: Style, into bytes: inout [UInt8]) {
        guard target != current else { return }
        let full = Self.parameters(from: .plain, to: target)
        let delta = Self.parameters(from: current, to: target)
        let reset = full.isEmpty ? "" : "0;" + full
        let shortest = full.isEmpty || reset.utf8.count <= delta.utf8.count ? reset : delta
        bytes.append(contentsOf: "\u{1B}[\(shortest)m".utf8)
        current = target
    }

    private static func parameters(from old: Style, to new: Style) -> String {
        var codes: [String] = []
        let off = old.attributes.subtracting(new.attributes)
        var on = new.attributes.subtracting(old.attributes)
        if !off.isDisjoint(with: [.bold, .dim]) {
            codes.append("22")
            on.formUnion(new.attributes.intersection([.bold, .dim]))
        }
        if off.contains(.italic) { codes.append("23") }
        if off.contains(.underline) { codes.append("24") }
        if off.contains(.reverse) { codes.append("27") }
        for (attribute, code) in attributeCodes where on.contains(attribute) { codes.append(code) }
        if old.foreground != new.foreground { codes.append(Self.code(for: new.foreground, isForeground: true)) }
        if old.background != new.background { codes.append(Self.code(for: new.background, isForeground: false)) }
        return codes.joined(separator: ";")
    }

    private static let attributeCodes: [(Style.Attributes, String)] = [
        (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
    ]

    private static func code(for color: Color, isForeground: Bool) -> String {
        let base = isForeground ? 30 : 40
        switch color.kind {
        case 1: return "\(color.value < 8 ? base + Int(color.value) : base + 52 + Int(color.value))"
        case 2: return "\(base + 8);5;\(color.value)"
        case 3:
            // Colors of the cube have a shorter code.
            if let index = ColorDepth.exactIndex(of: color) { return "\(base + 8);5;\(index)" }
            return "\(base + 8);2;\(color.red);\(color.green);\(color.value)"
        default: return "\(base + 9)"
        }
    }
}
