import ImageCache
import Networking
import Testing

/// Errors read well, and have names for machines.
@Suite struct ImageErrorTests {
    @Test(arguments: [
        (ImageError.unsupportedURL(scheme: "file"), "validation", "pictures are not fetched from file: addresses"),
        (.unsupportedURL(scheme: ""), "validation", "the picture's address is not a web address"),
        (.notStored, "not-found", "the store has no such picture"),
        (
            .transfer(.timedOut(host: "a.org", after: .seconds(3))), "timeout",
            "couldn't fetch the picture: Couldn't reach a.org: no response in 3 s"
        ),
        (.empty, "empty-body", "the picture is empty"),
        (.notAnImage(found: "JSON"), "wrong-shape", "this picture can't be shown: it is JSON"),
        (
            .damaged(.jpeg, reason: "it ends too early"), "wrong-shape",
            "the JPEG picture is damaged: it ends too early"
        ),
        (.tooManyBytes(limit: 10 << 20), "too-large", "the picture is larger than 10 MiB"),
        (.tooManyPixels(width: 60_000, height: 2), "too-large", "the picture's 60000 × 2 pixels are too many"),
        (
            .formatUnavailable(.webp, package: "webp-pixbuf-loader"), "unreachable",
            "WebP pictures can't be decoded on this computer"
        ),
    ])
    func `an error says what happened`(error: ImageError, kind: String, message: String) {
        #expect(error.kind == kind)
        #expect(error.message == message)
    }

    @Test func `an error says what to do`() {
        let missing = ImageError.libraryMissing(library: "libx.so", package: "libx")
        #expect(
            missing.description
                == "the library libx.so, which decodes pictures, is not installed. Install it: sudo apt install libx")
        #expect(ImageError.canceled.hint == nil)
    }
}
