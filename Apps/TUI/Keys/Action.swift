/// What a key asks for.
package enum Action: Sendable, Hashable {
    case help, back, quit, suspend, redraw
    case down, up, halfPageDown, halfPageUp, pageDown, pageUp, first, last
    case open, otherPane
    case search, keepSearch, clearSearch
    case favoritesOnly, sort, refresh
    case nextContact, previousContact, copy
}
