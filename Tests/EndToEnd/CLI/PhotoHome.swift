import LoopbackServer
import Processes

/// A home whose book `pilots` comes from a server, each contact with a photo there.
struct PhotoHome {
    let home: CommandLineHome
    let server: LoopbackServer

    /// `Pilot 1` and so on, whose initial is P.
    ///
    /// - Parameter photos: the address of each one's photo; a path is the server's own.
    init(photos: [String]) throws {
        home = try CommandLineHome()
        server = try LoopbackServer()
        let pilots = photos.enumerated().map { place, photo in
            #"{"id":\#(place + 1),"firstName":"Pilot","lastName":"\#(place + 1)","profilePicture":"\#(photo)"}"#
        }
        server.route("GET", "/pilots") { _ in .json("{\"individuals\":[\(pilots.joined(separator: ","))]}") }
        _ = try home.kith("book", "remove", "demo", "--yes")
        _ = try home.kith("book", "add", "pilots", "--directory", "star-wars", "--url", "\(server.address())/pilots")
        _ = try home.kith("sync")
    }

    /// Requests for a path, its query included.
    func requests(_ target: String) -> Int { server.requests.count { $0.target == target } }

    /// Photo as shown: letters, since a pipe has no colors.
    func shown(_ words: String..., options: [String] = []) throws -> String {
        try home.process.run(["photo", "show"] + options + words).standardOutput
    }
}
