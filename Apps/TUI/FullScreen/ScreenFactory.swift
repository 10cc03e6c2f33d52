internal import Composition
internal import DependencyInjection
internal import DetailFeature
internal import ListFeature
internal import Models
internal import Navigation
internal import Persistence

/// From a route to a screen: the one place where this front says what each route looks like.
struct ScreenFactory: Sendable {
    let store: Provider<any ContactStore>
    let lists: MainActorMaker<ListArgument, ListViewModel>
    let details: MainActorMaker<DetailArgument, DetailViewModel>
    let clock: WallClock
    let clipboard: Clipboard
    let isOffline: Bool

    /// A screen for a route.
    ///
    /// - Parameters:
    ///   - signal: told what the person asks for that leads elsewhere.
    ///   - onChange: called when the screen is to be drawn again though its view model has not changed.
    /// - Throws: what the store or the container throws.
    @MainActor
    func screen(
        for route: Route, request: LaunchRequest, signal: @escaping @MainActor @Sendable (Signal) -> Void,
        onChange: @escaping @MainActor () -> Void
    ) throws -> any Screen {
        switch route {
        case .launch: LaunchScreen(request: request, store: store, signal: signal, onChange: onChange)
        case .list(let book):
            ListScreen(
                viewModel: try lists(ListArgument(query: ContactQuery(book: book), signal: signal)),
                search: request.search, clock: clock,
                isOffline: isOffline, onChange: onChange)
        case .detail(let id):
            DetailScreen(viewModel: try details(DetailArgument(id: id, signal: signal)), clipboard: clipboard)
        }
    }
}
