extension Container {
    /// The graph in DOT, Graphviz's language: `kith graph --dot | dot -Tsvg`.
    ///
    /// Edges lead from a service to its dependencies: dashed for lazy ones, bold for a slot's choice, dotted for its
    /// alternatives.
    package func dot() -> String {
        let sorted = sortedRegistrations
        let numbers = Dictionary(sorted.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
        var lines = ["digraph Container {", "  rankdir=LR;", "  node [shape=box];"]
        for (number, registration) in sorted.enumerated() {
            lines.append("  n\(number) [label=\"\(label(of: registration))\"\(style(of: registration))];")
        }
        for (number, registration) in sorted.enumerated() {
            for need in registration.needs {
                for target in sorted.filter({ need.leads(to: $0) }).compactMap({ numbers[$0.key] }) {
                    let style = registration.slot != nil ? " [style=bold]" : need.isLazy ? " [style=dashed]" : ""
                    lines.append("  n\(number) -> n\(target)\(style);")
                }
            }
            for other in sorted where registration.couldChoose(other) {
                if let target = numbers[other.key] { lines.append("  n\(number) -> n\(target) [style=dotted];") }
            }
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    private func label(of registration: Registration) -> String {
        var lines = [registration.key.description]
        if let slot = registration.slot {
            lines.append("slot \(slot.name)")
        } else {
            lines += [registration.implementation.map { String(describing: $0) }, registration.scope.rawValue]
                .compactMap(\.self)
        }
        return lines.map(escaped).joined(separator: "\\n")
    }

    private func style(of registration: Registration) -> String {
        registration.slot != nil ? ", shape=diamond" : registration.scope == .singleton ? ", peripheries=2" : ""
    }

    private func escaped(_ text: String) -> String {
        text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
    }
}

extension Need {
    fileprivate func leads(to registration: Registration) -> Bool {
        kind == .every ? registration.key.type == key.type && registration.slot == nil : registration.key == key
    }
}

extension Registration {
    fileprivate func couldChoose(_ other: Registration) -> Bool {
        guard let slot, other.key.type == key.type, let name = other.key.name else { return false }
        return name != slot.chosen
    }
}
