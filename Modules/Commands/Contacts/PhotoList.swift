internal import CommandLineFormats
package import CommandLinePictures
package import CommandLineStreams
internal import Persistence
internal import TerminalImages
internal import TerminalUI

/// A list with a round picture of each contact, and two lines of text beside it.
@MainActor
package struct PhotoList {
    private let printer: PhotoPrinter
    private let output: Output
    private enum Event: Sendable {
        case came(RenderedImage, place: Int)
        case readerLeft
    }

    /// Numbers of pictures to request from each index on. Few at first, so that those behind do not keep the first
    /// ones waiting; then more, so that a slow one does not keep all others waiting.
    private static func ahead(at place: Int) -> Int { min(6 + place, 24) }

    package nonisolated init(printer: PhotoPrinter, output: Output) {
        self.printer = printer
        self.output = output
    }

    /// Returns the number of contacts.
    func write(_ list: MatchingContacts, limit: Int) async throws -> Int {
        var rows: [ContactRow] = []
        if limit > 0 {
            try list.forEachRow { row in
                rows.append(row)
                return rows.count < limit
            }
        }
        if printer.needsTerminal || rows.count * PhotoSize.thumbnail.rows < output.rows { output.leavePagerOut() }
        try await withThrowingTaskGroup(of: Event.self) { group in
            var pictures: [Int: RenderedImage] = [:]
            var next = 0
            group.addTask { [output] in try await Self.readerLeaves(output) }
            for place in rows.indices {
                while next < rows.count, next < place + Self.ahead(at: place) {
                    group.addTask { [printer, row = rows[next], next] in
                        .came(try await printer.thumbnail(of: row), place: next)
                    }
                    next += 1
                }
                if pictures[place] == nil { try output.writeThrough() }
                while pictures[place] == nil, output.hasReader, let event = try await group.next() {
                    if case .came(let picture, let place) = event { pictures[place] = picture }
                }
                guard output.hasReader, let picture = pictures.removeValue(forKey: place) else { break }
                try output.write(picture, beside: lines(of: rows[place]))
            }
            group.cancelAll()
        }
        return rows.count
    }

    /// While a picture is waited for, nothing is written that would tell.
    private static func readerLeaves(_ output: Output) async throws -> Event {
        while output.hasReader {
            try await Task.sleep(for: .milliseconds(100))
            try output.lookForReader()
        }
        return .readerLeft
    }

    private func lines(of row: ContactRow) -> [String] {
        let columns = max(10, output.columns - PhotoSize.thumbnail.columns - 2)
        let name = SafeText(shownName: row.name).truncated(toWidth: columns - 2).string
        let about = [row.subtitle, row.email, row.phone, row.book].compactMap { $0 }.joined(separator: " · ")
        return [
            output.style.bold(name) + (row.isFavorite ? " ★" : ""),
            output.style.dim(SafeText(about).truncated(toWidth: columns).string),
        ]
    }
}

extension PhotoPrinter {
    fileprivate func thumbnail(of row: ContactRow) async throws -> RenderedImage {
        try await picture(ofURL: row.photoURL, name: row.name, size: .thumbnail, isRound: true)
    }
}
