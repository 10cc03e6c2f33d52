import Configuration
import Glibc
import Testing

struct LocationsTests {
    @Test func `places follow the XDG variables`() throws {
        let locations = try Locations(environment: [
            "HOME": "/home/leia", "XDG_DATA_HOME": "/d", "XDG_CACHE_HOME": "/c/", "XDG_CONFIG_HOME": "/f",
            "XDG_STATE_HOME": "/s",
        ])
        #expect(locations.database == "/d/kith/kith.db")
        #expect(locations.images == "/c/kith/images")
        #expect(locations.config == "/f/kith/config")
        #expect(locations.log == "/s/kith/log")
    }

    @Test(arguments: ["", "relative/path", "./x", "~/x"])
    func `XDG variables that are empty or relative are ignored`(value: String) throws {
        let locations = try Locations(environment: [
            "HOME": "/home/leia/", "XDG_DATA_HOME": value, "XDG_CACHE_HOME": value, "XDG_CONFIG_HOME": value,
            "XDG_STATE_HOME": value,
        ])
        #expect(locations.database == "/home/leia/.local/share/kith/kith.db")
        #expect(locations.images == "/home/leia/.cache/kith/images")
        #expect(locations.config == "/home/leia/.config/kith/config")
        #expect(locations.log == "/home/leia/.local/state/kith/log")
    }

    @Test func `one folder holds everything, and the option wins over the variable`() throws {
        let environment = ["HOME": "/home/leia", "XDG_DATA_HOME": "/d", "KITH_HOME": "/k"]
        let byVariable = try Locations(environment: environment)
        #expect(byVariable.database == "/k/kith.db")
        #expect(byVariable.images == "/k/images")
        #expect(byVariable.config == "/k/config")
        #expect(byVariable.log == "/k/log")
        #expect(try Locations(environment: environment, home: "/o/").database == "/o/kith.db")
        #expect(try Locations(environment: ["HOME": "/h", "KITH_HOME": ""]).config == "/h/.config/kith/config")
    }

    @Test func `an empty folder for everything is refused rather than taken for none`() {
        let error = #expect(throws: ConfigurationError.self) {
            try Locations(environment: ["HOME": "/home/leia"], home: "")
        }
        #expect(error?.kind == .emptyHome)
    }

    @Test func `a relative folder starts at the working folder`() throws {
        let locations = try Locations(environment: [:], home: "data")
        #expect(locations.database.hasPrefix("/"))
        #expect(locations.database.hasSuffix("/data/kith.db"))
    }

    @Test(arguments: [[:], ["HOME": ""], ["HOME": "relative"]])
    func `without a usable HOME the user database knows the home folder`(environment: [String: String]) throws {
        let home = String(cString: try #require(getpwuid(getuid())).pointee.pw_dir)
        #expect(try Locations(environment: environment).config == home + "/.config/kith/config")
    }

    @Test func `folders and files are made for the person alone`() throws {
        let folder = try TemporaryFolder()
        let locations = try Locations(environment: [:], home: folder.path + "/a/b")
        try locations.prepareDatabase()
        try locations.prepareLog()
        #expect(permissions(folder.path + "/a") == 0o700)
        #expect(permissions(folder.path + "/a/b") == 0o700)
        #expect(permissions(locations.log) == 0o600)
        #expect(folder.names(in: "a/b") == ["log"])
    }

    @Test func `what is there already keeps its content and its permissions`() throws {
        let folder = try TemporaryFolder()
        try folder.write("text", to: "log")
        chmod(folder.path + "/log", 0o640)
        chmod(folder.path, 0o750)
        try Locations(environment: [:], home: folder.path).prepareDatabase()
        try Locations(environment: [:], home: folder.path).prepareLog()
        #expect(permissions(folder.path) == 0o750)
        #expect(permissions(folder.path + "/log") == 0o640)
        #expect(try folder.text(of: "log") == "text")
    }

    @Test func `a file where a folder is needed is named`() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "file")
        let home = folder.path + "/file"
        for path in [home, home + "/deeper"] {
            let locations = try Locations(environment: [:], home: path)
            let error = #expect(throws: ConfigurationError.self) { try locations.prepareDatabase() }
            #expect(error?.kind == .notAFolder)
            #expect(error?.message.contains(home) == true)
            #expect(error?.message.hasSuffix("Not a directory") == true)
        }
    }

    @Test func `a folder where a file is needed is named`() throws {
        let folder = try TemporaryFolder()
        mkdir(folder.path + "/log", 0o700)
        let error = #expect(throws: ConfigurationError.self) {
            try Locations(environment: [:], home: folder.path).prepareLog()
        }
        #expect(error?.kind == .notAFile)
    }

    @Test func `a link to nowhere is an error and no endless loop`() throws {
        let folder = try TemporaryFolder()
        symlink("/nowhere/at/all", folder.path + "/link")
        let error = #expect(throws: ConfigurationError.self) {
            try Locations(environment: [:], home: folder.path + "/link").prepareDatabase()
        }
        #expect(error?.message.contains(folder.path + "/link") == true)
    }

    @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
    func `a folder that may not be written is named`() throws {
        let folder = try TemporaryFolder()
        chmod(folder.path, 0o500)
        let error = #expect(throws: ConfigurationError.self) {
            try Locations(environment: [:], home: folder.path + "/new").prepareDatabase()
        }
        #expect(error?.kind == .permissionDenied)
    }

    @Test(arguments: [
        (ENOENT, ConfigurationError.Kind.notFound), (EACCES, .permissionDenied), (EPERM, .permissionDenied),
        (ENOTDIR, .notAFolder),
        (EISDIR, .notAFile), (EROFS, .readOnlyFileSystem), (ENOSPC, .noSpace), (EDQUOT, .noSpace), (EIO, .system(EIO)),
    ])
    func `errors of the system become kinds that a person can act on`(number: Int32, kind: ConfigurationError.Kind) {
        let error = ConfigurationError(errno: number, doing: "couldn't write", path: "/a/b")
        #expect(error.kind == kind)
        #expect(error.description == "couldn't write /a/b: " + String(cString: strerror(number)))
        #expect(!error.hint.isEmpty)
    }
}
