internal import ChangeFeature
internal import ContactActions
internal import DetailFeature
internal import DialogueConsole
internal import KeyAdvice
internal import Models

/// A contact's photo, by the path of a file.
@MainActor
final class PhotoDialogue {
    private let viewModel: DetailViewModel
    private let photos: ContactPhotos
    private let console: LineConsole
    private let homeFolder: String?

    /// - Parameter homeFolder: stands for the `~` that a path begins with.
    init(
        _ viewModel: DetailViewModel, photos: ContactPhotos, console: LineConsole,
        homeFolder: String?
    ) {
        self.viewModel = viewModel
        self.photos = photos
        self.console = console
        self.homeFolder = homeFolder
    }

    /// Asks until the photo is set, removed, or left as it is.
    func run() async {
        viewModel.reload()
        guard case .content(let content) = viewModel.state.phase else {
            return DetailTelling(viewModel.state).lines.forEach(console.say)
        }
        let contact = content.contact
        let operations = photos.operations(ofBook: contact.book)
        guard !operations.isEmpty else {
            return console.say(viewModel.state.book?.refusal(of: .photo) ?? "The book \(contact.book) takes no photos.")
        }
        console.say("\(content.title) has \(contact.card.photo == nil ? "no photo" : "a photo").")
        let removes = contact.card.photo != nil && operations.contains(.removePhoto) ? ", - removes the photo" : ""
        while let answer = await console.ask("Path of a picture\(removes), or Enter to cancel>") {
            if answer.isEmpty { return }
            if await execute(answer, contact) { return }
        }
        console.cutShort("the photo was not changed.")
    }

    /// False where it is to be asked again.
    private func execute(_ answer: String, _ contact: Contact) async -> Bool {
        do {
            if answer == "-" {
                guard contact.card.photo != nil else {
                    console.say("There is no photo to remove.")
                    return false
                }
                _ = try await photos.removePhoto(of: contact.id)
                console.say("Removed the photo · u undo")
            } else {
                let changed = try await photos.setPhoto(of: contact, toFile: path(answer))
                console.say(changed == nil ? "The contact already has this photo." : "Set the photo · u undo")
            }
            return true
        } catch {
            console.say(Explanation(inApp: error))
            return false
        }
    }

    /// As shells and desktops hand paths over: in quotes, or from `~`.
    private func path(_ text: String) -> String {
        var text = text
        if let quote = text.first, quote == "'" || quote == "\"", text.count > 1, text.last == quote {
            text = String(text.dropFirst().dropLast())
        }
        guard let homeFolder, text.hasPrefix("~/") else { return text }
        return homeFolder + text.dropFirst()
    }
}
