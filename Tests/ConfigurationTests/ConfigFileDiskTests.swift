import Configuration
import Glibc
import Testing

struct ConfigFileDiskTests {
    @Test func `a missing file is empty and reading creates nothing`() throws {
        let folder = try TemporaryFolder()
        #expect(try ConfigFile.read(folder.path + "/none/config").list.isEmpty)
        #expect(folder.names.isEmpty)
    }

    @Test func `writing makes folder and file for the person alone and leaves nothing beside it`() throws {
        let folder = try TemporaryFolder()
        var file = try ConfigFile.read(folder.path + "/kith/config")
        try file.set("opener.email", to: "aerc {}")
        try file.write()
        try file.set("opener.call", to: "x")
        try file.write()
        #expect(permissions(folder.path + "/kith") == 0o700)
        #expect(permissions(folder.path + "/kith/config") == 0o600)
        #expect(folder.names == ["kith"])
        let again = try ConfigFile.read(folder.path + "/kith/config")
        #expect(again.bytes == file.bytes)
        #expect(again.getAll("opener.email") == ["aerc {}"])
    }

    @Test func `a symbolic link stays and its target is replaced`() throws {
        let folder = try TemporaryFolder()
        mkdir(folder.path + "/dotfiles", 0o700)
        try folder.write("# mine\n", to: "dotfiles/kith")
        symlink("dotfiles/kith", folder.path + "/middle")
        symlink(folder.path + "/middle", folder.path + "/config")
        var file = try ConfigFile.read(folder.path + "/config")
        try file.set("a.b", to: "c")
        try file.write()
        #expect(isLink(folder.path + "/config") && isLink(folder.path + "/middle"))
        #expect(!isLink(folder.path + "/dotfiles/kith"))
        #expect(try folder.text(of: "dotfiles/kith") == "# mine\n[a]\n\tb = c\n")
    }

    @Test func `a link to a file that is not there yet makes that file`() throws {
        let folder = try TemporaryFolder()
        symlink("elsewhere/kith", folder.path + "/config")
        var file = try ConfigFile.read(folder.path + "/config")
        try file.set("a.b", to: "c")
        try file.write()
        #expect(isLink(folder.path + "/config"))
        #expect(try folder.text(of: "elsewhere/kith") == "[a]\n\tb = c\n")
    }

    @Test func `links in a circle are an error`() throws {
        let folder = try TemporaryFolder()
        symlink("b", folder.path + "/a")
        symlink("a", folder.path + "/b")
        let error = #expect(throws: ConfigurationError.self) { try ConfigFile.read(folder.path + "/a") }
        #expect(error?.kind == .system(ELOOP))
    }

    @Test func `a file that somebody else changed is not overwritten`() throws {
        let folder = try TemporaryFolder()
        var file = try ConfigFile.read(folder.path + "/config")
        try file.set("a.b", to: "c")
        try folder.write("# theirs\n", to: "config")
        let error = #expect(throws: ConfigurationError.self) { try file.write() }
        #expect(error?.kind == .changedMeanwhile)
        #expect(try folder.text(of: "config") == "# theirs\n")
    }

    @Test func `a folder or a pipe in the file's place is named and does not block`() throws {
        let folder = try TemporaryFolder()
        mkdir(folder.path + "/folder", 0o700)
        mkfifo(folder.path + "/pipe", 0o600)
        for name in ["folder", "pipe"] {
            let error = #expect(throws: ConfigurationError.self) { try ConfigFile.read(folder.path + "/" + name) }
            #expect(error?.kind == .notAFile)
            #expect(error?.message.contains(folder.path + "/" + name) == true)
        }
    }

    @Test func `a file that is too large is refused`() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "config")
        truncate(folder.path + "/config", 1 << 40)
        let error = #expect(throws: ConfigurationError.self) { try ConfigFile.read(folder.path + "/config") }
        #expect(error?.kind == .tooLarge)
    }
}
