/// The whole graph as data: registrations as vertices, needs as edges, and declaration errors.
struct DependencyGraph {
    /// An edge: the need, and the registrations that it leads to (several for all of a type, none if missing).
    struct Edge {
        let need: Need
        let targets: [Int]
    }

    /// A registration that replaces another without declaring an override.
    struct Duplicate {
        let first: Registration
        let second: Registration
    }

    private(set) var registrations: [Registration]
    /// The registrations of this builder, not of a parent.
    private(set) var own: Set<Int> = []
    private(set) var duplicates: [Duplicate] = []
    private(set) var vainOverrides: [Registration] = []
    private(set) var edges: [[Edge]] = []
    /// By ``ServiceKey/typeAddress``.
    private(set) var keysByType: [Int: [ServiceKey]] = [:]
    let roots: [Root]
    let selection: Selection
    private var indices: [ServiceKey: Int] = [:]

    init(inherited: [Registration], own declared: [Registration], roots: [Root], selection: Selection) {
        registrations = inherited
        self.roots = roots
        self.selection = selection
        // Each program pays for its graph at its start, and growing these step by step would be a good part of it.
        registrations.reserveCapacity(inherited.count + declared.count)
        indices.reserveCapacity(inherited.count + declared.count)
        keysByType.reserveCapacity(inherited.count + declared.count)
        own.reserveCapacity(declared.count)
        for (index, registration) in inherited.enumerated() {
            indices[registration.key] = index
        }
        for registration in declared {
            add(registration)
        }
        for registration in registrations where registration.slot == nil {
            keysByType[registration.key.typeAddress, default: []].append(registration.key)
        }
        for index in own {
            let needs = registrations[index].parameters?.needs { keysByType[ServiceKey.address(of: $0)] != nil }
            registrations[index].needs = needs?.needs ?? []
            registrations[index].unusedNames = needs?.unusedNames ?? []
        }
        for index in registrations.indices where own.contains(index) || isChosen(registrations[index].slot) {
            guard let slot = registrations[index].slot else { continue }
            registrations[index].fill(slot, from: selection, choices: choices(of: slot))
        }
        edges = registrations.indices.map { index in
            isInheritedInstance(index)
                ? [] : registrations[index].needs.map { Edge(need: $0, targets: targets(of: $0)) }
        }
    }

    func index(of key: ServiceKey) -> Int? {
        indices[key]
    }

    /// True if a child takes over the parent's instance here. Its needs are validated and linked in the parent.
    func isInheritedInstance(_ index: Int) -> Bool {
        !own.contains(index) && registrations[index].scope.isHeld
    }

    /// The registered names of a type, in registration order.
    func names(of type: any Any.Type) -> [ServiceName] {
        (keysByType[ServiceKey.address(of: type)] ?? []).compactMap(\.name)
    }

    /// The names that all services of a slot are registered under.
    func choices(of slot: Slot) -> [ServiceName] {
        namesOfAny(of: slot).filter { name in
            slot.services.allSatisfy { indices[ServiceKey($0.type, name)] != nil }
        }
    }

    /// The names that at least one service of a slot is registered under, each once, in the order of registration.
    func namesOfAny(of slot: Slot) -> [ServiceName] {
        slot.services.flatMap { names(of: $0.type) }.reduce(into: []) { names, name in
            if !names.contains(name) { names.append(name) }
        }
    }

    func targets(of need: Need) -> [Int] {
        need.kind == .every
            ? (keysByType[need.key.typeAddress] ?? []).compactMap { indices[$0] }
            : [indices[need.key]].compactMap(\.self)
    }

    /// A child's selection may also choose for an inherited slot.
    private func isChosen(_ slot: Slot?) -> Bool {
        slot.flatMap { selection.choice(for: $0.name) } != nil
    }

    private mutating func add(_ registration: Registration) {
        switch (indices[registration.key], registration.overrides) {
        case (let index?, true):
            registrations[index] = registration
            own.insert(index)
        case (let index?, false):
            duplicates.append(Duplicate(first: registrations[index], second: registration))
        case (nil, let overrides):
            if overrides { vainOverrides.append(registration) }
            indices[registration.key] = registrations.count
            own.insert(registrations.count)
            registrations.append(registration)
        }
    }
}

extension Registration {
    /// Another validation reports an unknown choice; the default keeps the rest of the graph checkable.
    fileprivate mutating func fill(_ slot: Slot, from selection: Selection, choices: [ServiceName]) {
        var filled = slot
        filled.choice = selection.choice(for: slot.name).flatMap {
            choices.contains(ServiceName($0.name)) ? $0 : nil
        }
        kind = .slot(filled)
        needs = [Need(key: ServiceKey(key.type, filled.chosen), kind: .service)]
    }
}
