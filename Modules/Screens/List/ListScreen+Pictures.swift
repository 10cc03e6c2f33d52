internal import ListFeature
internal import Persistence
internal import PhotoScreens
internal import TerminalUI

/// The small pictures in front of the names: those in sight first, then those that the next keys bring.
extension ListScreen {
    /// Rows beyond the window that are read with it, so that their pictures are there when they come.
    static let rowsAhead = 12

    /// The window with what lies around it.
    var windowWithNeighbors: Range<Int> {
        let seen = window.range.isEmpty ? 0..<window.visible : window.range
        return max(0, seen.lowerBound - Self.rowsAhead)..<(seen.upperBound + Self.rowsAhead)
    }

    func wantPictures(in size: Size) {
        guard photoLoader.hasSharpPictures, size.columns >= ListView.columnsForPictures else {
            return photoLoader.forget(self)
        }
        var (visible, ahead): ([PhotoRequest], [PhotoRequest]) = ([], [])
        for (place, row) in zip(state.offset..., state.rows) where row.photoURL != nil {
            if window.range.contains(place) { visible.append(request(row)) } else { ahead.append(request(row)) }
        }
        photoLoader.want(visible, ahead: ahead, by: self)
    }

    /// By the rows' numbers in the query.
    var pictures: [Int: Picture] {
        var pictures: [Int: Picture] = [:]
        for (place, row) in zip(state.offset..., state.rows) where window.range.contains(place) {
            pictures[place] = photoLoader.picture(request(row))
        }
        return pictures
    }

    /// A cell or two of blocks show less of a face than its initials.
    private func request(_ row: ContactRow) -> PhotoRequest {
        PhotoRequest(
            url: photoLoader.hasSharpPictures ? row.photoURL : nil, name: row.name, columns: 2, rows: 1, isRound: true)
    }
}
