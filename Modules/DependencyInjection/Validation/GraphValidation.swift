/// A validation of the whole graph for one kind of fault.
protocol GraphValidation: SendableMetatype {
    /// Returns the faults in registration order; empty if there are none.
    static func faults(in graph: DependencyGraph) -> [GraphError]
}

extension DependencyGraph {
    private static let validations: [any GraphValidation.Type] = [
        SelectionValidation.self, SlotValidation.self, DuplicateValidation.self, OverrideValidation.self,
        NeedNameValidation.self, MissingValidation.self, CircleValidation.self, CaptiveValidation.self,
        ReachabilityValidation.self,
    ]

    func faults() -> [GraphError] {
        Self.validations.flatMap { $0.faults(in: self) }
    }
}
