internal import ListFeature
internal import Persistence
internal import TerminalImages
internal import TerminalUI

/// A list with a round picture of each contact, and two lines of text beside it.
@MainActor
struct PhotoList {
    private let printer: PhotoPrinter
    private let output: Output
    /// Pictures that are fetched while those before them are printed.
    private static let ahead = 24

    nonisolated init(printer: PhotoPrinter, output: Output) {
        self.printer = printer
        self.output = output
    }

    /// Returns the number of contacts.
    func write(_ list: ListViewModel, limit: Int) async throws -> Int {
        var rows: [ContactRow] = []
        if limit > 0 {
            try list.forEachRow { row in
                rows.append(row)
                return rows.count < limit
            }
        }
        try await withThrowingTaskGroup(of: (Int, RenderedImage).self) { group in
            var pictures: [Int: RenderedImage] = [:]
            var next = 0
            for place in rows.indices {
                while next < rows.count, next < place + Self.ahead {
                    group.addTask { [printer, row = rows[next], next] in
                        (next, try await printer.thumbnail(of: row))
                    }
                    next += 1
                }
                while pictures[place] == nil, let (done, picture) = try await group.next() { pictures[done] = picture }
                guard output.hasReader else { return group.cancelAll() }
                if let picture = pictures.removeValue(forKey: place) {
                    try output.write(picture, beside: lines(of: rows[place]))
                }
            }
        }
        return rows.count
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
