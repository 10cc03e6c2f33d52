internal import Directories
internal import FoundationEssentials
internal import JSON
package import Models

/// The address book of the first start: the eight individuals of the first ancestor's preview database, parsed by the
/// same code as a server's. It is a local book, so that everything can be tried.
package enum DemoBook {
    package static let name = "demo"

    /// The book's contacts, with the same identifiers on every machine, so that documentation can name them.
    ///
    /// - Parameter photos: Photos by the database's names, `01` to `08`; a contact without one has no photo. The caller
    ///   stores their bytes.
    /// - Throws: `JSONError` if the embedded data is invalid; a test proves that it is valid.
    package static func contacts(at moment: Timestamp, photos: [String: Photo] = [:]) throws -> [Contact] {
        let json = try JSONValue.parse(Array(individuals.utf8))
        let list = EntryList(json["individuals"]?.array ?? [], path: "individuals") {
            (reader) throws(EntryReader.FormatError) in
            let individual = try IndividualDTO(&reader)
            var entry = individual.entry(relativeTo: nil)
            entry.card.photo = individual.profilePicture.flatMap { photos[$0] }
            return entry
        }
        var generator = DemoNumbers()
        return list.entries.map {
            Contact(id: ContactID(from: &generator), book: name, card: $0.card, created: moment, updated: moment)
        }
    }

    /// Drawn portraits by the same names, for ``contacts(at:photos:)``.
    package static func portraits() -> [String: PhotoData] {
        var portraits: [String: PhotoData] = [:]
        for (name, base64) in DemoPortraits.all {
            if let data = Data(base64Encoded: "\(base64)") { portraits[name] = PhotoData([UInt8](data), format: .png) }
        }
        return portraits
    }

    /// The original preview database, JSON with one individual per line. It is text in the binary: a resource file
    /// would be lost when the binary is moved, and an embedded byte array takes minutes to compile.
    package static let individuals: String = """
        {"individuals":[
        {"id":1,"firstName":"Luke","lastName":"Skywalker","birthdate":"1963-05-05","profilePicture":"07","forceSensitive":true,"affiliation":"JEDI"},
        {"id":2,"firstName":"Leia","lastName":"Organa","birthdate":"1963-05-05","profilePicture":"06","forceSensitive":true,"affiliation":"RESISTANCE"},
        {"id":3,"firstName":"Han","lastName":"Solo","birthdate":"1956-08-22","profilePicture":"04","forceSensitive":false,"affiliation":"RESISTANCE"},
        {"id":4,"firstName":"Chewbacca","lastName":"","birthdate":"1782-11-15","profilePicture":"01","forceSensitive":false,"affiliation":"RESISTANCE"},
        {"id":5,"firstName":"Kylo","lastName":"Ren","birthdate":"1987-10-31","profilePicture":"05","forceSensitive":true,"affiliation":"FIRST_ORDER"},
        {"id":6,"firstName":"Supreme Leader","lastName":"Snoke","birthdate":"1947-01-01","profilePicture":"08","forceSensitive":true,"affiliation":"FIRST_ORDER"},
        {"id":7,"firstName":"General","lastName":"Hux","birthdate":"1982-07-04","profilePicture":"03","forceSensitive":false,"affiliation":"FIRST_ORDER"},
        {"id":8,"firstName":"Darth","lastName":"Vader","birthdate":"1947-07-13","profilePicture":"02","forceSensitive":true,"affiliation":"SITH"}
        ]}
        """
}

/// SplitMix64 from a fixed seed: the same numbers in every run.
private struct DemoNumbers: RandomNumberGenerator {
    private var state: UInt64 = 0x5741_5253

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
