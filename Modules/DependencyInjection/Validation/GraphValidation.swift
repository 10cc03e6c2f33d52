/// One kind of fault, looked for in the whole graph.
protocol GraphValidation: SendableMetatype {
    /// The faults in the order of registration; empty when the graph is sound in this respect.
    static func faults(in graph: DependencyGraph) -> [Fault]
}

extension DependencyGraph {
    private static let validations: [any GraphValidation.Type] = [
        SelectionValidation.self, DuplicateValidation.self, OverrideValidation.self, NeedNameValidation.self,
        MissingValidation.self, CircleValidation.self, CaptiveValidation.self, ReachabilityValidation.self,
    ]

    func faults() -> [Fault] {
        Self.validations.flatMap { $0.faults(in: self) }
    }
}
