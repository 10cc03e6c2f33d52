internal import LoopbackServer

/// `/images/…`: a picture for every path, always the same one for the same path; the name decides, not the query.
struct PictureAPI: ServedAPI {
    func reply(to request: ReceivedRequest, at address: String) -> Reply? {
        guard request.segments.first == "images", request.method == "GET" || request.method == "HEAD" else {
            return nil
        }
        return .bytes(Pattern(of: request.path).png, type: "image/png")
    }
}
