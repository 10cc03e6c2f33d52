package import Models

/// Cursor position in a form.
package enum FormPlace: Sendable, Hashable {
    /// A value of a field, from 0.
    case value(ContactField, Int)
    case favorite

    /// All of them, from top to bottom.
    package static func all(in state: EditState) -> [FormPlace] {
        let values = state.fields.flatMap { field in field.values.indices.map { FormPlace.value(field.field, $0) } }
        return values + (state.isFavorite == nil ? [] : [.favorite])
    }

    package var field: ContactField {
        switch self {
        case .value(let field, _): field
        case .favorite: .favorite
        }
    }
}

extension EditState {
    /// The field at a place; nil for the favorite, which is none.
    package func field(at place: FormPlace) -> FormField? {
        guard case .value(let field, _) = place else { return nil }
        return fields.first { $0.field == field }
    }

    package func value(at place: FormPlace) -> ContactDraft.Value? {
        guard case .value(_, let index) = place, let values = field(at: place)?.values,
            values.indices.contains(index)
        else { return nil }
        return values[index]
    }
}
