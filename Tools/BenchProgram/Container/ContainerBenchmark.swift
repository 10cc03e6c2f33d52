import DependencyInjection

/// Benchmark of resolving beside plain initializers that are measured in the same run, and what checking a graph costs.
struct ContainerBenchmark: Benchmark {
    let name = "container"
    let summary = "ns per resolve of a three-level graph, and the time to check 100 registrations"
    let parts: [String] = []
    private static let usualRounds = 25

    func run(_ options: BenchOptions) async throws -> Report {
        let rounds = options.rounds ?? Self.usualRounds
        var report = Report(
            title: "Container: a three-level graph of 7 objects; processor time, not wall time, of the slowest thread,"
                + " median of \(rounds) rounds. A busy machine still slows it: caches and cores are shared",
            columns: ["measured", "threads", "ns", "ratio to plain"])
        // First, while the process is as cold as a front is at its start.
        let cold = try check()
        let transient = try container(scope: .transient)
        let singleton = try container(scope: .singleton)
        let subjects: [(name: String, turn: Stopwatch.Turn)] = [
            ("plain initializers", { keep(plainScreen()) }),
            ("transient", { keep(try transient.resolve((any Screen).self)) }),
            ("singleton", { keep(try singleton.resolve((any Screen).self)) }),
        ]
        for threads in [1, 2] {
            let times = try await Stopwatch.medians(threads: threads, rounds: rounds, of: subjects.map(\.turn))
            for (subject, time) in zip(subjects, times) {
                report.rows.append([
                    .text(subject.name), .number(Double(threads), decimals: 0), .number(time, decimals: 0),
                    .number(time / times[0], decimals: 2),
                ])
            }
        }
        let warm = Stopwatch.median(try (0..<51).map { _ in try check() })
        for (name, time) in [("100 registrations checked, first", cold), ("100 registrations checked, again", warm)] {
            report.rows.append([.text(name), .number(1, decimals: 0), .number(time, decimals: 0), .none])
        }
        return report
    }

    /// Nanoseconds to register and build the grid of 100 services.
    private func check() throws -> Double {
        try Stopwatch.nanoseconds {
            let builder = ContainerBuilder()
            RegistrationGrid.register(into: builder)
            keep(try builder.build())
        }
    }

    private func container(scope: Scope) throws -> Container {
        let builder = ContainerBuilder()
        builder.register((any Clock).self, scope: scope, SystemClock.init)
        builder.register((any Log).self, scope: scope, TextLog.init)
        builder.register((any Store).self, scope: scope, RowStore.init)
        builder.register((any Loader).self, scope: scope, ImageLoader.init)
        builder.register((any Screen).self, scope: scope, ListScreen.init)
        return try builder.build()
    }
}

@inline(never)
private func plainScreen() -> any Screen {
    ListScreen(
        store: RowStore(clock: SystemClock(), log: TextLog()),
        loader: ImageLoader(clock: SystemClock(), log: TextLog()))
}

/// Keeps the optimizer from leaving out what was made.
@inline(never)
private func keep(_ object: AnyObject) {}

private protocol Clock: AnyObject, Sendable {}
private protocol Log: AnyObject, Sendable {}
private protocol Store: AnyObject, Sendable {}
private protocol Loader: AnyObject, Sendable {}
private protocol Screen: AnyObject, Sendable {}

private final class SystemClock: Clock {}

private final class TextLog: Log {}

private final class RowStore: Store {
    let clock: any Clock
    let log: any Log

    init(clock: any Clock, log: any Log) {
        self.clock = clock
        self.log = log
    }
}

private final class ImageLoader: Loader {
    let clock: any Clock
    let log: any Log

    init(clock: any Clock, log: any Log) {
        self.clock = clock
        self.log = log
    }
}

private final class ListScreen: Screen {
    let store: any Store
    let loader: any Loader

    init(store: any Store, loader: any Loader) {
        self.store = store
        self.loader = loader
    }
}
