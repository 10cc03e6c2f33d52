internal import ChangeFeature
internal import ContactActions
internal import DetailFeature
package import Keys
internal import Models
internal import Navigation
internal import Opening
internal import PhotoScreens
internal import ScreenKit

extension DetailScreen {
    package func offers(_ action: Action) -> Bool {
        switch action {
        case .refresh: isFailed
        case .copy, .down, .up: field != nil
        case .act: field?.kind.purpose != nil
        case .email: content?.contact.card.emails.isEmpty == false
        case .call, .message: content?.contact.card.phones.isEmpty == false
        case .conflict: viewModel.state.delivery == .conflict
        case .edit, .favorite, .delete: content != nil && refusal(of: action) == nil
        case .new, .fullScreenPhoto: content != nil
        case .choosePhoto: content.map { photos.changing.operations(ofBook: $0.contact.book).contains(.photo) } ?? false
        case .help, .palette, .back, .halfPageDown, .halfPageUp, .pageDown, .pageUp, .first, .last, .otherPane,
            .nextContact, .previousContact, .undo, .redo, .books, .outbox, .trash:
            true
        default: false
        }
    }

    package func effect(of action: Action) -> String? {
        action.effect(undo: actions.summaryOfUndo, redo: actions.summaryOfRedo)
    }

    package func refusal(of action: Action) -> String? {
        let needsContact: [Action] = [
            .copy, .act, .email, .call, .message, .conflict, .edit, .favorite, .delete, .new, .fullScreenPhoto,
            .choosePhoto,
        ]
        guard let content else { return needsContact.contains(action) ? "There is no contact." : nil }
        let book = viewModel.state.book
        return switch action {
        case .refresh: "No address book has a directory."
        case .copy: "The contact has no fields."
        case .act where field == nil: "The contact has no fields."
        case .edit: book?.refusal(of: [.update, .favorite])
        case .favorite: book?.refusal(of: .favorite)
        case .delete: book?.refusal(of: .delete)
        case .choosePhoto: book?.refusal(of: .photo)
        case .act: "This field can only be copied. Press y to copy it."
        case .email: "\(content.title) has no e-mail address."
        case .call, .message: "\(content.title) has no phone number."
        case .conflict: "\(content.title) has no conflict."
        default: nil
        }
    }

    func performOnContact(_ action: Action) {
        let id = viewModel.id
        switch action {
        case .undo: actions.undo { [viewModel] _ in viewModel.reload() }
        case .redo: actions.redo { [viewModel] _ in viewModel.reload() }
        case .books: signal(.showBooks)
        case .outbox: signal(.showOutbox)
        case .trash: signal(.showTrash)
        // Of a contact that is gone, nothing else is left to be done.
        case _ where content == nil: break
        case .act: if let field { actions.act(on: field) }
        case .favorite: actions.toggleFavorite([id], done: viewModel.reload)
        case .delete: actions.delete([id])
        case .email: actions.reach(id, by: .email)
        case .call: actions.reach(id, by: .call)
        case .message: actions.reach(id, by: .message)
        case .edit: signal(.edit(id))
        case .new: newContact.begin(in: viewModel.state.book?.name)
        case .conflict: if viewModel.state.delivery == .conflict { signal(.resolve(id)) }
        case .choosePhoto: if offers(.choosePhoto) { signal(.choosePhoto(id)) }
        case .fullScreenPhoto: signal(.showPhoto(id))
        default: break
        }
    }
}
