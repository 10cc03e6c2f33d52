import FoundationEssentials
import Models
import Navigation
import PhotoScreens
import Processes
import ScreenFixtures
import ScreenKit
import TerminalUI
import Testing

/// The choice of a photo from files, in its window.
@MainActor
struct FilesScreenTests {
    private func fixture(_ folder: String, _ stored: StoreFixture) throws -> SingleScreenFixture {
        try SingleScreenFixture(stored) { fixture, signal in
            FilesScreen(
                viewModel: fixture.detailViewModel(Contact.sample(1, "").id, signal: signal),
                photoService: fixture.photoService(), folder: folder, signal: signal, dialogs: fixture.tools.dialogs,
                onChange: {})
        }
    }

    @Test func `only folders and pictures are listed, folders first, hidden ones by a key`() throws {
        let folder = try TemporaryFolder()
        for name in ["b.PNG", "a.jpeg", "notes.txt", ".hidden.png"] {
            try Data("picture".utf8).write(to: URL(filePath: folder.path + "/" + name))
        }
        try FileManager.default.createDirectory(atPath: folder.path + "/zoo", withIntermediateDirectories: false)
        let fixture = try fixture(folder.path, StoreFixture(Contact.crew))
        let listed = fixture.text().split(separator: "\n").compactMap { line in
            ["zoo/", "a.jpeg", "b.PNG", "notes.txt", ".hidden.png"].first { line.contains($0) }
        }
        #expect(listed == ["zoo/", "a.jpeg", "b.PNG"])
        fixture.press(".")
        #expect(fixture.text().contains(".hidden.png"))
    }

    @Test func `h leads to the folder above and marks where it came from; at the top it says so`() throws {
        let fixture = try fixture("/proc/self", StoreFixture(Contact.crew))
        fixture.press("h")
        #expect(fixture.text().contains("> self/"))
        fixture.press("h")
        #expect(fixture.text().contains("> proc/"))
        fixture.press("h")
        #expect(fixture.text().contains("This is the top folder."))
    }

    @Test func `a folder that is gone is explained`() throws {
        let fixture = try fixture("/nowhere/at/all", StoreFixture(Contact.crew))
        #expect(fixture.text().contains("! No such file or directory"))
        #expect(fixture.text().contains("Press h for the parent folder."))
        fixture.press(.escape)
        #expect(fixture.signals == [.back])
    }
}
