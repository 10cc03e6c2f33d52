import Configuration
import Glibc
import Testing

struct ConfigFileDiskTests {
    @Test func `a missing file is empty and reading creates nothing`() throws {
        let folder = try TemporaryFolder()
        #expect(try ConfigFile.read(folder.path + "/none/config").list.isEmpty)
        #expect(folder.names.isEmpty)
    }

    @Test func `writing makes folder and file for the person alone and leaves only its lock beside it`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/kith/config"
        try set("opener.email", to: "aerc {}", in: path)
        try set("opener.call", to: "x", in: path)
        #expect(permissions(folder.path + "/kith") == 0o700)
        #expect(permissions(path) == 0o600)
        #expect(permissions(path + ".edit-lock") == 0o600)
        #expect(folder.names(in: "kith") == ["config", "config.edit-lock"])
        #expect(try folder.text(of: "kith/config") == "[opener]\n\temail = aerc {}\n\tcall = x\n")
    }

    @Test func `a symbolic link stays and its target is replaced`() throws {
        let folder = try TemporaryFolder()
        mkdir(folder.path + "/dotfiles", 0o700)
        try folder.write("# mine\n", to: "dotfiles/kith")
        symlink("dotfiles/kith", folder.path + "/middle")
        symlink(folder.path + "/middle", folder.path + "/config")
        try set("a.b", to: "c", in: folder.path + "/config")
        #expect(isLink(folder.path + "/config") && isLink(folder.path + "/middle"))
        #expect(!isLink(folder.path + "/dotfiles/kith"))
        #expect(try folder.text(of: "dotfiles/kith") == "# mine\n[a]\n\tb = c\n")
    }

    @Test func `a link to a file that is not there yet makes that file`() throws {
        let folder = try TemporaryFolder()
        symlink("elsewhere/kith", folder.path + "/config")
        try set("a.b", to: "c", in: folder.path + "/config")
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
        let error = #expect(throws: ConfigurationError.self) {
            try ConfigFile.edit(folder.path + "/config") { file in
                try file.set("a.b", to: "c")
                // As an editor does, which knows nothing of the lock.
                try? folder.write("# theirs\n", to: "config")
            }
        }
        #expect(error?.kind == .changedMeanwhile)
        #expect(try folder.text(of: "config") == "# theirs\n")
    }

    @Test func `a change that makes no difference or fails leaves the file as it was`() throws {
        let folder = try TemporaryFolder()
        try ConfigFile.edit(folder.path + "/config") { file in _ = try file.unset("a.b") }
        #expect(folder.names == ["config.edit-lock"])
        #expect(throws: ConfigurationError.self) { try set("nonsense", to: "c", in: folder.path + "/config") }
        #expect(folder.names == ["config.edit-lock"])
    }

    @Test func `what a killed process left half written is removed, and nothing else`() throws {
        let folder = try TemporaryFolder()
        let names = [
            "config.unfinished-AbC123", "config.backup", "config.unfinished-mine1234", "other.unfinished-AbC123",
        ]
        for name in names { try folder.write("x", to: name) }
        try set("a.b", to: "c", in: folder.path + "/config")
        #expect(
            folder.names.sorted() == [
                "config", "config.backup", "config.edit-lock", "config.unfinished-mine1234", "other.unfinished-AbC123",
            ])
    }

    @Test func `another process is waited for, which is told, but not for ever`() throws {
        let folder = try TemporaryFolder()
        try set("a.b", to: "c", in: folder.path + "/config")
        let lock = open(folder.path + "/config.edit-lock", O_RDWR | O_CLOEXEC)
        defer { close(lock) }
        #expect(flock(lock, LOCK_EX) == 0)
        var told = 0
        let error = #expect(throws: ConfigurationError.self) {
            let change = { (file: inout ConfigFile) in try file.set("a.b", to: "d") }
            try ConfigFile.edit(
                folder.path + "/config", patience: .milliseconds(300), isWaiting: { told += 1 }, change)
        }
        #expect(error?.kind == .busy)
        #expect(told == 1)
        flock(lock, LOCK_UN)
        try set("a.b", to: "d", in: folder.path + "/config")
        #expect(try folder.text(of: "config").contains("d"))
    }

    @Test func `no change is lost when many are made at once`() async throws {
        let folder = try TemporaryFolder()
        symlink("config", folder.path + "/link")
        let paths = [folder.path + "/config", folder.path + "/link"]
        try await withThrowingTaskGroup { group in
            for number in 0..<24 {
                group.addTask { @concurrent in try set("a.k\(number)", to: "v\(number)", in: paths[number % 2]) }
            }
            try await group.waitForAll()
        }
        let file = try ConfigFile.read(paths[0])
        #expect(file.list.count == 24)
        for number in 0..<24 { #expect(file.get("a.k\(number)") == "v\(number)") }
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

private func set(_ key: String, to value: String, in path: String) throws {
    try ConfigFile.edit(path) { file in try file.set(key, to: value) }
}
