import Composition
import DependencyInjection
import DetailFeature
import KithSettings
import ListFeature
import Models
import Navigation
import Persistence

// A whole front, to show what one takes: a composition root, an assembly of its own, and the rendering. Keys go in, a
// text comes out. Stores, view models and what comes after each screen are those of every front.

/// Composition root of the front. The only place in it that knows the container.
enum ThirdCompositionRoot {
    static func container(_ settings: Settings) throws -> Container {
        let builder = ContainerBuilder(selection: settings.selection)
        let assemblies: [any Assembly] = [
            PlatformAssembly(settings), PersistenceAssembly(), NetworkingAssembly(), DirectoriesAssembly(),
            SyncAssembly(), EditingAssembly(), FeaturesAssembly(), NavigationAssembly(), ThirdAssembly(),
        ]
        for assembly in assemblies { builder.add(assembly) }
        return try builder.build()
    }
}

/// Registers the presenter.
private struct ThirdAssembly: Assembly {
    func assemble(into builder: ContainerBuilder) {
        builder.registerMainActorMaker(ThirdFront.self) {
            (coordinators: CoordinatorFactory, lists: ListViewModel.Factory, details: DetailViewModel.Factory) in
            ThirdFront(coordinators: coordinators, lists: lists, details: details)
        }
        builder.root(MainActorMaker<Void, ThirdFront>.self)
    }
}

/// Shows the list of contacts, and one of them, as text.
@MainActor
final class ThirdFront: Presenter {
    /// Current content.
    private(set) var text = ""
    private(set) var isFinished = false
    private let coordinator: any Coordinating
    private let lists: ListViewModel.Factory
    private let details: DetailViewModel.Factory
    private var list: ListViewModel?

    init(coordinators: CoordinatorFactory, lists: ListViewModel.Factory, details: DetailViewModel.Factory) {
        (self.lists, self.details) = (lists, details)
        coordinator = coordinators(book: nil)
        coordinator.presenter = self
    }

    func start() {
        coordinator.start()
        coordinator.receive(.launched)
    }

    /// A digit opens the contact of that row, everything else leads back.
    func press(_ key: Character) {
        guard let row = key.wholeNumberValue else { return coordinator.receive(.back) }
        list?.select(row)
        list?.open()
    }

    func present(_ stack: [Route]) {
        do { text = try stack.last.map(text) ?? "" } catch { text = Explanation(error).message }
    }

    func finish() { isFinished = true }

    private func text(of route: Route) throws -> String {
        switch route {
        case .list(let book):
            let list = try lists(ContactQuery(book: book)) { [weak self] in self?.coordinator.receive($0) }
            list.show(0..<10)
            self.list = list
            return list.state.rows.enumerated().map { "\($0) \($1.name)" }.joined(separator: "\n")
        case .detail(let id):
            let detail = try details(id)
            detail.reload()
            guard case .content(let content) = detail.state.phase else { return "gone" }
            return ([content.title] + content.fields.map { "\($0.name): \($0.text)" }).joined(separator: "\n")
        default: return ""
        }
    }
}
