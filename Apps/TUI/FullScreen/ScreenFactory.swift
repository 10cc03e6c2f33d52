package import Models
internal import Navigation
internal import Persistence

/// From a route to a screen: the one place where this front says what each route looks like.
package struct ScreenFactory: Sendable {
    private let source: ViewModelSource
    private let clock: WallClock
    private let clipboard: Clipboard
    private let isOffline: Bool

    /// - Parameter isOffline: the person asked for no requests, so nothing is refreshed by itself.
    package init(source: ViewModelSource, clock: WallClock, clipboard: Clipboard, isOffline: Bool) {
        self.source = source
        self.clock = clock
        self.clipboard = clipboard
        self.isOffline = isOffline
    }

    /// A screen for a route.
    ///
    /// - Parameters:
    ///   - signal: told what the person asks for that leads elsewhere.
    ///   - onChange: called when the screen is to be drawn again though its view model has not changed.
    /// - Throws: what the store or the container throws.
    @MainActor
    func screen(
        for route: Route, request: LaunchRequest, signal: @escaping ViewModelSource.Receiver,
        onChange: @escaping @MainActor () -> Void
    ) throws -> any Screen {
        switch route {
        case .launch: LaunchScreen(request: request, source: source, signal: signal, onChange: onChange)
        case .list(let book):
            ListScreen(
                viewModel: try source.makeList(ContactQuery(book: book), signal),
                search: request.search, clock: clock,
                isOffline: isOffline, onChange: onChange)
        case .detail(let id):
            DetailScreen(viewModel: try source.makeDetail(id, signal), clipboard: clipboard)
        }
    }
}
