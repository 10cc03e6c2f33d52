internal import ContactActions
package import DetailFeature
package import Interaction
internal import KeyAdvice
package import Keys
package import Models
package import Navigation
internal import ScreenKit
package import TerminalUI

/// The files of this machine, to choose a contact's photo from.
@MainActor
package final class FilesScreen: Screen {
    private let viewModel: DetailViewModel
    private let photoService: PhotoService
    private let signal: SignalReceiver
    private let dialogs: any Dialogs
    private let onChange: @MainActor () -> Void
    private var listing: FileListing
    private var window = ListWindow()
    private var area = Rect(Size(columns: 0, rows: 0))
    private var preview: (path: String, picture: Picture?, message: String?)?
    private var previewing: (path: String, task: Task<Void, Never>)?
    private var taking: Task<Void, Never>?

    /// - Parameter folder: where to begin.
    package init(
        viewModel: DetailViewModel, photoService: PhotoService, folder: String,
        signal: @escaping SignalReceiver, dialogs: any Dialogs, onChange: @escaping @MainActor () -> Void
    ) {
        self.viewModel = viewModel
        self.photoService = photoService
        self.signal = signal
        self.dialogs = dialogs
        self.onChange = onChange
        listing = FileListing(folder: folder, showsHidden: false)
        viewModel.reload()
    }

    // MARK: - Presentation

    package let context = KeyContext.files
    package let fillsWindow = true
    package var title: String { "a photo for \(contact?.card.displayName.nonBlank ?? "the contact")" }
    package var info: [String] { [] }
    package var status: Status? { taking == nil ? nil : Status(.progress, "Reading the picture…") }

    package func offers(_ action: Action) -> Bool {
        switch action {
        case .help, .palette, .back, .hiddenFiles: true
        case .parentFolder: listing.parent != nil
        case .open: taking == nil && selected != nil
        case .down, .up, .halfPageDown, .halfPageUp, .pageDown, .pageUp, .first, .last: !listing.entries.isEmpty
        default: false
        }
    }

    package func refusal(of action: Action) -> String? {
        switch action {
        case .parentFolder: "This is the top folder."
        case .open: taking == nil ? "This folder is empty." : "Reading the picture…"
        default: nil
        }
    }

    package func layOut(in size: Size) {
        area = Rect(size)
        window.resize(visible: max(1, size.rows - 1))
        window.update(count: listing.entries.count)
        showPreview()
    }

    package func view(isFocused: Bool) -> any View {
        let path = selected.map(listing.path)
        let shown = preview?.path == path ? preview : nil
        return FilesView(listing: listing, window: window, preview: shown?.picture, message: shown?.message)
    }

    package func close() {
        previewing?.task.cancel()
        taking?.cancel()
    }

    // MARK: - Actions

    package func perform(_ action: Action) {
        switch action {
        case .down: window.move(by: 1)
        case .up: window.move(by: -1)
        case .halfPageDown: window.moveHalfPages(1)
        case .halfPageUp: window.moveHalfPages(-1)
        case .pageDown: window.movePages(1)
        case .pageUp: window.movePages(-1)
        case .first: window.selectFirst()
        case .last: window.selectLast()
        case .open: open()
        case .parentFolder: if let parent = listing.parent { go(to: parent, marking: listing.name) }
        case .hiddenFiles: read(listing.folder, showsHidden: !listing.showsHidden, marking: selected?.name)
        case .back: signal(.back)
        default: break
        }
    }

    package func click(_ target: Canvas.Target) {
        guard target.name == FilesView.target else { return }
        let isMarked = target.index == window.selection
        window.select(target.index)
        if isMarked { open() }
    }

    package func scroll(by rows: Int) { window.scroll(by: rows) }

    package func reload() { read(listing.folder, showsHidden: listing.showsHidden, marking: selected?.name) }

    // MARK: -

    private var contact: Contact? {
        if case .content(let content) = viewModel.state.phase { content.contact } else { nil }
    }

    private var selected: FileListing.Entry? {
        listing.entries.indices.contains(window.selection) ? listing.entries[window.selection] : nil
    }

    private static let notSet = "couldn't set the photo"

    private func open() {
        guard let selected, taking == nil else { return }
        let path = listing.path(of: selected)
        if selected.isFolder { return go(to: path, marking: nil) }
        guard let contact else { return dialogs.tell(Status(.failure, "The contact no longer exists.")) }
        taking = photoService.photoLoader.taskRunner.run { [self, photoService] in
            do {
                _ = try await photoService.changing.setPhoto(of: contact, toFile: path)
                taking = nil
                dialogs.forgetFailure(of: Self.notSet)
                guard !Task.isCancelled else { return }
                dialogs.tell(Status(.note, "Set the photo · u undo"))
                signal(.back)
            } catch {
                taking = nil
                dialogs.tell(FailedChange(Self.notSet, Explanation(inApp: error)))
            }
        }
    }

    private func go(to folder: String, marking name: String?) {
        read(folder, showsHidden: listing.showsHidden, marking: name)
    }

    private func read(_ folder: String, showsHidden: Bool, marking name: String?) {
        listing = FileListing(folder: folder, showsHidden: showsHidden)
        window = ListWindow(
            count: listing.entries.count, visible: window.visible,
            selection: listing.entries.firstIndex { $0.name == name } ?? 0)
    }

    private func showPreview() {
        guard let selected, !selected.isFolder, let place = FilesView.previewArea(in: area) else {
            previewing?.task.cancel()
            previewing = nil
            return
        }
        let path = listing.path(of: selected)
        guard preview?.path != path, previewing?.path != path else { return }
        previewing?.task.cancel()
        let pixels = photoService.photoLoader.pixels(columns: place.columns, rows: place.rows)
        let task = photoService.photoLoader.taskRunner.run { [self, photoService] in
            do {
                let bitmap = try await photoService.preview(of: path, width: pixels.width, height: pixels.height)
                let picture = await photoService.photoLoader.picture(
                    of: bitmap, columns: place.columns, rows: place.rows)
                finish(path, picture, message: nil)
            } catch {
                finish(path, nil, message: Explanation(inApp: error).message)
            }
        }
        previewing = (path, task)
    }

    private func finish(_ path: String, _ picture: Picture?, message: String?) {
        guard !Task.isCancelled, previewing?.path == path else { return }
        previewing = nil
        preview = (path, picture, message)
        onChange()
    }
}
