package import ContactActions
package import DetailFeature
package import Interaction
package import Keys
package import Models
package import Navigation
internal import ScreenKit
package import TerminalUI

/// A contact's photo on the whole screen.
@MainActor
package final class PhotoScreen: Screen {
    private let viewModel: DetailViewModel
    private let photoService: PhotoService
    private let actions: ContactActions
    private let signal: SignalReceiver
    private let dialogs: any Dialogs
    private var size = Size(columns: 0, rows: 0)
    private var isRemoving = false
    private var isClosed = false

    package init(
        viewModel: DetailViewModel, photoService: PhotoService, actions: ContactActions,
        signal: @escaping SignalReceiver, dialogs: any Dialogs
    ) {
        self.viewModel = viewModel
        self.photoService = photoService
        self.actions = actions
        self.signal = signal
        self.dialogs = dialogs
        viewModel.reload()
    }

    package let context = KeyContext.photo
    package let fillsWindow = true
    package var title: String { "photo: \(content?.title ?? "contact")" }
    package var info: [String] { content.map { [$0.contact.book] } ?? [] }
    package var status: Status? { nil }

    package func offers(_ action: Action) -> Bool {
        switch action {
        case .help, .palette, .back: true
        case .choosePhoto: operations.contains(.photo)
        case .removePhoto: operations.contains(.removePhoto) && content?.contact.card.photo != nil
        default: false
        }
    }

    package func refusal(of action: Action) -> String? {
        guard let book = content?.contact.book else {
            return [.choosePhoto, .removePhoto].contains(action) ? "There is no contact." : nil
        }
        return switch action {
        case .choosePhoto: "The book \(book) takes no photos."
        case .removePhoto where content?.contact.card.photo == nil: "There is no photo."
        case .removePhoto: "The directory of \(book) can't remove photos."
        default: nil
        }
    }

    package func layOut(in size: Size) {
        self.size = size
        photoService.photoLoader.want([request].compactMap { $0 }, by: self)
    }

    package func view(isFocused: Bool) -> any View {
        guard let request else {
            return MessageView(
                "There is no photo.", lines: offers(.choosePhoto) ? ["Press p to choose one."] : [])
        }
        let picture = photoService.photoLoader.picture(request)
        return Centered(columns: picture.columns, PictureView(picture))
    }

    package func live() async { await viewModel.followChanges() }

    package func close() {
        isClosed = true
        photoService.photoLoader.forget(self)
    }

    package func reload() { viewModel.reload() }

    package func perform(_ action: Action) {
        switch action {
        case .back: signal(.back)
        case .choosePhoto where offers(action): signal(.choosePhoto(viewModel.id))
        case .removePhoto where offers(action): remove()
        default: break
        }
    }

    private var content: DetailContent? {
        if case .content(let content) = viewModel.state.phase { content } else { nil }
    }

    private var operations: Capabilities.Operations {
        content.map { photoService.changing.operations(ofBook: $0.contact.book) } ?? []
    }

    /// One row less than there is: some terminals scroll after a picture on the last one.
    private var request: PhotoRequest? {
        guard let content, let photo = content.contact.card.photo, size.rows > 1 else { return nil }
        return PhotoRequest(url: photo.url, name: content.title, columns: size.columns, rows: size.rows - 1)
    }

    private func remove() {
        guard !isRemoving else { return }
        isRemoving = true
        actions.begin(unlessMade: "couldn't remove the photo") { [self] in
            defer { isRemoving = false }
            _ = try await photoService.changing.removePhoto(of: viewModel.id)
            if !isClosed { signal(.back) }
            dialogs.tell(Status(.note, "Removed the photo · u undo"))
        }
    }
}
