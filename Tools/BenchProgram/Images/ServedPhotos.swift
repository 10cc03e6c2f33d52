import LoopbackServer

/// Photos on loopback: a large one, and many small ones as a list shows them.
final class ServedPhotos: Sendable {
    /// Of the large one; checked by nobody.
    let photo: [UInt8]
    private let server: LoopbackServer
    private let count: Int
    private static let smallSide = 256

    /// Listens at once. Throws what the encoder throws, and `LoopbackError`.
    ///
    /// - Parameter count: of the small ones.
    init(count: Int) throws {
        self.count = count
        server = try LoopbackServer(remembersRequests: false)
        photo = try DrawnPhoto(side: PhotoFile.side, number: 0).jpeg()
        serve(photo, at: "/photo.jpg")
        for number in 0..<count {
            serve(try DrawnPhoto(side: Self.smallSide, number: number).jpeg(), at: "/\(number).jpg")
        }
    }

    /// Of the large one.
    var address: String { "\(server.address())/photo.jpg" }

    /// Of the small ones.
    var addresses: [String] { (0..<count).map { "\(server.address())/\($0).jpg" } }

    private func serve(_ bytes: [UInt8], at path: String) {
        let reply = Reply.bytes(bytes, type: "image/jpeg")
        server.route("GET", path) { _ in reply }
    }
}
