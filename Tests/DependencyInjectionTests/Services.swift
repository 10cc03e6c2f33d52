import DependencyInjection

/// The small world that the tests register.
protocol Store: Sendable {
    var name: String { get }
}

struct MemoryStore: Store {
    let name = "memory"
}

final class FileStore: Store {
    let name = "file"
    let clock: any Clock

    init(clock: any Clock) {
        self.clock = clock
    }
}

protocol Clock: Sendable {
    var now: Int { get }
}

struct FixedClock: Clock {
    var now = 1947
}

/// A class without needs, told apart by identity.
final class Thing: Sendable {}

/// A class that holds one.
final class Holder: Sendable {
    let thing: Thing

    init(thing: Thing) {
        self.thing = thing
    }
}

/// Two holders, to see whether they share.
final class Pair: Sendable {
    let holder: Holder
    let thing: Thing

    init(holder: Holder, thing: Thing) {
        self.holder = holder
        self.thing = thing
    }
}

extension ServiceName {
    static let memory: ServiceName = "memory"
    static let file: ServiceName = "file"
}

/// The errors that `build()` finds.
func errors(in builder: ContainerBuilder) -> [GraphError] {
    do {
        _ = try builder.build()
        return []
    } catch {
        guard case .invalidGraph(let errors) = error else { return [] }
        return errors
    }
}

extension GraphError {
    /// The words before the colon.
    var kind: String {
        String(description.prefix { $0 != ":" })
    }
}
