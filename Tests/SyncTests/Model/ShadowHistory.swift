import Models

/// What was ever said of each field on either side, and which of it whoever said something else had seen.
///
/// A value is lost when it is neither what is there in the end, nor was seen by who replaced or deleted it. Contacts are
/// known by their names, which no two have, and values are said once each, so that a text tells where it came from.
struct ShadowHistory {
    struct Place: Hashable {
        let name: String
        let field: ContactField
    }

    /// Both sides' fields that are followed, as texts; an absent value is one, too.
    typealias Values = [ContactField: String]

    static let fields: [ContactField] = [.note, .title]

    private var said: [Place: Set<String>] = [:]
    /// Values that each value has replaced.
    private var replaced: [Place: [String: Set<String>]] = [:]
    /// What those have seen who deleted the contact, by side.
    private var deletedHere: [String: Values] = [:]
    private var deletedThere: [String: [Values]] = [:]

    static func values(_ content: ContactContent) -> Values {
        [.note: content.card.note ?? "-", .title: content.card.title ?? "-"]
    }

    /// Somebody who saw `before` made `after` of it; nil is no contact.
    mutating func note(_ name: String, from before: Values?, to after: Values?, isHere: Bool) {
        for field in Self.fields {
            guard let new = after?[field] else { continue }
            let place = Place(name: name, field: field)
            said[place, default: []].insert(new)
            if let old = before?[field], old != new { supersede(old, by: new, at: place) }
        }
        switch (before, after, isHere) {
        case (let before?, nil, true): deletedHere[name] = before
        case (let before?, nil, false): deletedThere[name, default: []].append(before)
        case (nil, .some, true): deletedHere[name] = nil
        default: break
        }
    }

    /// The user has decided between two values.
    mutating func supersede(_ old: String, by new: String, at place: Place) {
        replaced[place, default: [:]][new, default: []].insert(old)
    }

    /// The user has agreed that the contact goes, knowing these values of the other side.
    mutating func agreeToDeletion(of name: String, knowing values: Values) {
        deletedThere[name, default: []].append(values)
    }

    /// What was said of a contact, and is lost where these are what is there in the end, and what the trash has of it.
    func lost(_ name: String, final: Values?, trashed: Values?) -> [String] {
        Self.fields.flatMap { field -> [String] in
            let place = Place(name: name, field: field)
            var accounted: Set<String> = []
            let ends =
                [final?[field], trashed?[field], deletedHere[name]?[field]]
                + (deletedThere[name] ?? []).map { $0[field] }
            var open = ends.compactMap(\.self)
            while let value = open.popLast() {
                if accounted.insert(value).inserted { open += replaced[place]?[value] ?? [] }
            }
            return (said[place] ?? []).subtracting(accounted).sorted().map { "\(name) \(field) \($0)" }
        }
    }

    var names: Set<String> { Set(said.keys.map(\.name)) }
}
