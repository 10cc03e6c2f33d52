internal import LoopbackServer

/// `/images/…`: the pictures that were sent, and one that is made up for every other path, always the same one for the
/// same path; the name decides, not the query.
struct PictureAPI: ServedAPI {
    private let contacts: ContactsTable

    init(_ contacts: ContactsTable) {
        self.contacts = contacts
    }

    func reply(to request: ReceivedRequest, at address: String) -> Reply? {
        guard request.segments.first == "images", request.method == "GET" || request.method == "HEAD" else {
            return nil
        }
        if let (picture, etag) = contacts.upload(at: request.path) {
            return .bytes(picture.bytes, type: picture.type).tagged(etag)
        }
        return .bytes(Pattern(of: request.path).png, type: "image/png")
            .tagged("\"\(String(request.path.stableHash, radix: 16))\"")
    }
}
