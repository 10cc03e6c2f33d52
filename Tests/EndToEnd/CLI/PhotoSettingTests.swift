import ImageCache
import JSON
import Pixels
import Processes
import SamplePictures
import Testing

/// Photos that the user sets, in a book of their own.
@Suite(.serialized, .waiting)
struct PhotoSettingTests {
    private let home: CommandLineHome
    /// With clear pixels.
    private let face = SamplePicture.png(width: 20, height: 20) { column, row in
        Pixel(red: UInt8(column * 12), green: UInt8(row * 12), blue: 90, alpha: column < 10 ? 255 : 40)
    }
    private let file: String

    init() throws {
        home = try CommandLineHome()
        file = try home.folder.write(face, as: "face.png")
    }

    /// As it comes out of the store.
    private func exported(_ words: String = "leia") throws -> [UInt8] {
        let export = try home.kith("photo", "export", words, home.folder.path + "/exported", "--force")
        try #require(export.status == 0, "\(export)")
        return try home.folder.read("exported")
    }

    private func contact(_ words: String = "leia") throws -> JSONValue {
        try #require(try home.json("show", words, "--json")["contact"])
    }

    private func hasFace(_ words: String = "leia") throws -> Bool { try exported(words) == face }

    @Test func `a photo that fits stays as it is to the last byte, and is removed, undone and done again`() throws {
        let set = try home.kith("photo", "set", "leia", file)
        #expect(set.status == 0)
        #expect(set.standardOutput.isEmpty)
        #expect(set.standardError.contains("kith undo"))
        #expect(try hasFace())
        #expect(try contact()["photo"]?["url"]?.string?.hasPrefix("kith-photo:") == true)
        #expect(try home.kith("photo", "set", "leia", file).standardError.contains("nothing was changed"))
        let piped = try home.process.shell("\"$KITH\" photo export leia - > \"$KITH_HOME/piped\"")
        #expect(piped.status == 0)
        #expect(try home.folder.read("piped") == face)
        let refused = try home.kith("photo", "export", "leia", file)
        #expect(refused.status == 7)
        #expect(refused.standardError.contains("--force"))

        #expect(try home.kith("photo", "remove", "leia").status == 0)
        #expect(try contact()["photo"]?.isNull == true)
        #expect(try home.kith("photo", "export", "leia", "-").status == 1)
        #expect(try home.kith("photo", "show", "leia").status == 1)
        #expect(try home.kith("undo").status == 0)
        #expect(try hasFace())
        #expect(try home.kith("redo").status == 0)
        #expect(try contact()["photo"]?.isNull == true)
        #expect(try home.kith("undo").status == 0)
        #expect(try home.kith("delete", "leia", "--yes").status == 0)
        #expect(try home.kith("undo").status == 0)
        #expect(try hasFace())
    }

    @Test(arguments: ["mkfifo \"$1\"", "ln -s /dev/full \"$1\"", "ln -s \"$1.other\" \"$1\"", "mkdir \"$1\""])
    func `an export replaces regular files only, also where it is forced`(making: String) throws {
        #expect(try home.kith("photo", "set", "leia", file).status == 0)
        let target = home.folder.path + "/target"
        let before = try home.process.shell("set -- '\(target)'; \(making); ls -ld '\(target)'")
        try #require(before.status == 0)
        let refused = try home.kith("photo", "export", "leia", target, "--force")
        #expect(refused.status == 7)
        #expect(refused.standardError.contains("is not a regular file"))
        #expect(try home.process.shell("ls -ld '\(target)'").standardOutput == before.standardOutput)
        #expect(try home.process.shell("ls '\(home.folder.path)' | grep -c part").standardOutput == "0\n")
    }

    @Test func `what is too large is scaled down, and may come from standard input`() throws {
        let large = try home.folder.write(SamplePicture.jpeg(width: 3_000, height: 2_000), as: "large.jpg")
        #expect(try home.kith("photo", "set", "leia", large).status == 0)
        let scaled = try ImageData(exported())
        #expect(scaled.format == .jpeg)
        #expect([scaled.width, scaled.height] == [1_024, 683])
        #expect(try home.process.shell("\"$KITH\" photo set leia - < \"$KITH_HOME/face.png\"").status == 0)
        #expect(try hasFace())
        let gif = try home.folder.write(SamplePicture.gif(width: 30, height: 20, frames: 5), as: "many.gif")
        #expect(try home.kith("photo", "set", "leia", gif).status == 0)
        #expect(try [.png, .jpeg].contains(ImageData(exported()).format))
    }

    @Test(arguments: [
        ("text", 7, "this picture can't be shown"), ("empty", 7, "the picture is empty"), ("bomb", 7, "too many"),
        ("half", 7, "damaged"), ("missing", 74, "No such file"), (".", 7, "is not a regular file"),
    ])
    func `what is no photo is refused, and the contact keeps the one it has`(
        name: String, status: Int32, words: String
    ) throws {
        _ = try home.folder.write(Array("hello".utf8), as: "text")
        _ = try home.folder.write([], as: "empty")
        _ = try home.folder.write(SamplePicture.png(claiming: 60_000, 60_000), as: "bomb")
        _ = try home.folder.write(Array(SamplePicture.jpeg(width: 90, height: 90).dropLast(10)), as: "half")
        #expect(try home.kith("photo", "set", "leia", file).status == 0)
        let path = "\(home.folder.path)/\(name)"
        for command in [
            ["photo", "set", "leia", path], ["edit", "leia", "--title", "General", "--photo", path],
            ["new", "--given", "Jyn", "--family", "Erso", "--photo", path],
        ] {
            let (refused, peak) = try home.process.measure(command)
            #expect(refused.status == status)
            #expect(refused.standardError.contains(words), "\(refused.standardError)")
            #expect(peak < 100 << 10)
        }
        #expect(try hasFace())
        #expect(try contact()["title"]?.isNull == true)
        #expect(try home.kith("list", "jyn").status == 1)
    }

    @Test func `a photo comes with the other fields of a new contact and of a change, as one step`() throws {
        let added = try home.kith("new", "--given", "Jyn", "--family", "Erso", "--photo", file)
        #expect(added.status == 0)
        #expect(try hasFace("jyn"))
        #expect(try home.kith("edit", "leia", "--title", "General", "--photo", file).status == 0)
        #expect(try hasFace())
        #expect(try contact()["title"]?.string == "General")
        #expect(try home.kith("edit", "leia", "--photo", file).standardError.contains("nothing was changed"))
        #expect(try home.kith("undo").status == 0)
        #expect(try contact()["title"]?.isNull == true)
        #expect(try !hasFace())
        #expect(try home.kith("redo").status == 0)
        #expect(try home.kith("edit", "leia", "--clear", "photo").status == 0)
        #expect(try contact()["photo"]?.isNull == true)
        #expect(try contact()["title"]?.string == "General")
        #expect(try home.kith("edit", "jyn", "--photo", "").status == 0)
        #expect(try contact("jyn")["photo"]?.isNull == true)
        #expect(try home.process.shell("\"$KITH\" edit jyn --photo - < \"$KITH_HOME/face.png\"").status == 0)
        #expect(try hasFace("jyn"))
        let alone = try home.kith("new", "--photo", file)
        #expect(alone.status == 7, "a photo alone is nothing to know a contact by")
    }

    @Test(arguments: [["new", "-", "--photo", "-"], ["edit", "leia", "--note", "-", "--photo", "-"]])
    func `standard input is one thing only`(arguments: [String]) throws {
        let failed = try home.process.run(arguments, input: "{}")
        #expect(failed.status == 2)
        #expect(failed.standardError.contains("only one of"))
    }

    @Test func `JSON keeps a photo, and copies it`() throws {
        #expect(try home.kith("photo", "set", "leia", file).status == 0)
        let again = try home.process.shell("\"$KITH\" show leia --json | \"$KITH\" edit leia -")
        #expect(again.status == 0)
        #expect(again.standardError.contains("nothing was changed"))
        let copied = try home.process.shell(
            "\"$KITH\" show leia --json | \"$KITH\" new --given Leia --family Copy --json - ")
        #expect(copied.status == 0, "\(copied)")
        #expect(try hasFace("copy"))
        let document = try home.process.shell(
            "echo '{\"name\":{\"given\":\"Jyn\"}}' | \"$KITH\" new --photo \"$KITH_HOME/face.png\" -")
        #expect(document.status == 0, "\(document)")
        #expect(try hasFace("jyn"))
    }

    @Test func `completions offer files for a photo, and the photo for what can be cleared`() throws {
        for command in ["new", "edit"] {
            #expect(try home.kith("__complete", "bash", "--", command, "--photo", "").standardOutput == "\tfiles\n")
        }
        #expect(try home.kith("__complete", "bash", "--", "edit", "--clear", "pho").lines.contains("photo"))
        let settings = try home.kith("__complete", "bash", "--", "config", "set", "images.").lines
        #expect(settings == ["images.fresh", "images.timeout"])
    }
}
