import JSON

/// What a book must be by what its person was told: each contact as it is, and all that it has been.
///
/// Contacts are known by their family names, which are never changed.
struct ShadowBook {
    struct Card: Hashable {
        var given: String
        var email: String?
        var phone: String?
        var isFavorite = false
    }

    /// A change of one contact; nil is none.
    struct Step {
        let name: String
        let before: Card?
        let after: Card?
        var isUndo = false
    }

    private(set) var cards: [String: Card] = [:]
    /// History of each contact, in order; nil for deleted.
    private(set) var past: [String: [Card?]] = [:]
    private var steps: [Step] = []

    /// Step that `kith undo` reverts; nil for none.
    var undo: Step? {
        steps.last.map { Step(name: $0.name, before: $0.after, after: $0.before, isUndo: true) }
    }

    func cards(after step: Step?) -> [String: Card] {
        guard let step else { return cards }
        var cards = cards
        cards[step.name] = step.after
        return cards
    }

    mutating func take(_ step: Step) {
        cards = cards(after: step)
        past[step.name, default: []].append(step.after)
        if step.isUndo { steps.removeLast() } else { steps.append(step) }
    }

    /// True if a contact has been all this, in this order.
    func hasBeen(_ states: [Card?], _ name: String) -> Bool {
        var rest = (past[name] ?? [])[...]
        return states.allSatisfy { state in
            guard let place = rest.firstIndex(of: state) else { return false }
            rest = rest[rest.index(after: place)...]
            return true
        }
    }
}

extension ShadowBook.Card {
    /// As a contact in `kith`'s documents says it.
    init(shown contact: JSONValue) {
        self.init(
            given: contact["name"]?["given"]?.string ?? "", email: contact["emails"]?.array?.first?["value"]?.string,
            phone: contact["phones"]?.array?.first?["value"]?.string, isFavorite: contact["favorite"]?.bool ?? false)
    }

    /// As a Contacts API has it.
    init(served contact: JSONObject) {
        self.init(
            given: contact["first_name"]?.string ?? "", email: contact["email"]?.string,
            phone: contact["phone_number"]?.string, isFavorite: contact["favorite"]?.bool ?? false)
    }
}
