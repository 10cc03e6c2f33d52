/// One error of a graph, with the details needed to fix it.
///
/// Services are named as `ContactStore` or `ContactStore "memory"`. `nearest` is a sentence with a suggestion. A path
/// begins at a root, or at a service without dependents.
@usableFromInline
package enum GraphError: Sendable, Equatable {
    /// A service and the line that registers it.
    @usableFromInline
    package struct Registered: Sendable, Equatable, CustomStringConvertible {
        /// As `ContactStore "memory"`; a slot as `slot Persistence of ContactStore`.
        package let service: String
        /// Source location of the registration, or of the root's declaration.
        package let place: SourcePlace

        @usableFromInline
        package var description: String { "\(service) (\(place))" }
    }

    /// A dependency is not registered. The path ends with the missing service.
    case missing(service: String, neededBy: Registered, path: [String], nearest: String?)
    /// A declared root is not registered.
    case missingRoot(Registered, nearest: String?)
    /// The second registration would replace the first, but does not say `override: true`.
    case duplicate(Registered, second: SourcePlace)
    /// `override: true` on a registration that replaces nothing.
    case nothingToOverride(Registered, nearest: String?)
    /// A dependency cycle: each service needs the next, and the last needs the first.
    case circle([Registered])
    /// A captive dependency: a service would keep another longer than its scope allows. The path leads from holder to
    /// captive.
    case captive(scope: Scope, heldBy: Scope, path: [Registered])
    /// No root reaches this registration.
    case unreachable(Registered)
    /// The registration names a dependency that its factory does not have.
    case unusedNeedName(need: String, Registered)
    /// One slot has two declarations, and so may have two defaults.
    case slotDeclaredTwice(String, first: SourcePlace, second: SourcePlace)
    /// A slot offers a name that not all of its services are registered under. `place` is the slot's declaration.
    case incompleteChoice(String, slot: String, missing: [String], place: SourcePlace)
    /// A part of a selection that is not of the form `Slot=name`, or that chooses for a slot a second time.
    case malformedSelection(text: String, source: String)
    /// A selection chooses for a slot that does not exist.
    case unknownSlot(String, source: String, nearest: String?, slots: [String])
    /// A selection chooses a name that the slot does not offer.
    case unknownChoice(String, slot: String, source: String, nearest: String?, choices: [String])
}

extension GraphError: CustomStringConvertible {
    /// Plain text for people; lines after the first are indented.
    @usableFromInline
    package var description: String {
        lines.compactMap(\.self).joined(separator: "\n    ")
    }

    private var lines: [String?] {
        switch self {
        case .missing(let service, let consumer, let path, let nearest):
            ["missing: \(service), needed by \(consumer)", "path: \(path.joined(separator: " → "))", nearest]
        case .missingRoot(let root, let nearest):
            ["missing: \(root.service), declared as a root (\(root.place))", nearest]
        case .duplicate(let first, let second):
            [
                "registered twice: \(first.service) (\(first.place) and \(second))",
                "Pass override: true if the second should replace the first.",
            ]
        case .nothingToOverride(let registered, let nearest):
            ["overrides nothing: \(registered)", nearest]
        case .circle(let members):
            [
                "circle: \((members + members.prefix(1)).map(\.service).joined(separator: " → "))",
                "at \(members.map(\.description).joined(separator: ", "))",
                "Let one of them take a Provider.",
            ]
        case .captive(let scope, let holder, let path):
            [
                "captive: \(path.last?.service ?? "") is \(scope.rawValue), but \(path.first?.service ?? ""), which is"
                    + " \(holder.rawValue), would keep it",
                "path: \(path.map(\.description).joined(separator: " → "))",
                "Let the holder take a Provider, or give both the same scope.",
            ]
        case .unreachable(let registered):
            ["unreachable: \(registered) has no consumer and is not a root"]
        case .unusedNeedName(let need, let registered):
            ["unused name: \(registered) has no parameter left for \(need)"]
        case .slotDeclaredTwice(let slot, let first, let second):
            [
                "slot declared twice: \(slot) (\(first) and \(second))",
                "Declare it once, for all of its services.",
            ]
        case .incompleteChoice(let choice, let slot, let missing, let place):
            [
                "incomplete choice: \(slot)=\(choice) (\(place)) lacks \(missing.joined(separator: ", "))",
                "Register each service of the slot under every name that it offers.",
            ]
        case .malformedSelection(let text, let source):
            ["\(source) says \"\(Self.excerpt(text))\"; it takes Slot=name, once for each slot, separated by commas"]
        case .unknownSlot(let slot, let source, let nearest, let slots):
            ["unknown slot: \(source) chooses for \(Self.excerpt(slot))", nearest, Self.list("The slots are", slots)]
        case .unknownChoice(let choice, let slot, let source, let nearest, let choices):
            [
                "unknown choice: \(source) says \(slot)=\(Self.excerpt(choice))", nearest,
                Self.list("The choices are", choices),
            ]
        }
    }

    /// The beginning of the given text, on one line.
    private static func excerpt(_ text: String) -> String {
        let head = text.unicodeScalars.prefix(80)
        let line = String(String.UnicodeScalarView(head.map { $0.properties.generalCategory == .control ? " " : $0 }))
        return head.endIndex < text.unicodeScalars.endIndex ? line + "…" : line
    }

    private static func list(_ start: String, _ words: [String]) -> String {
        words.isEmpty ? "There are none." : "\(start) \(words.joined(separator: ", "))."
    }
}

extension Registration {
    var registered: GraphError.Registered {
        GraphError.Registered(service: slot.map { "slot \($0.name) of \(key)" } ?? key.description, place: place)
    }
}
