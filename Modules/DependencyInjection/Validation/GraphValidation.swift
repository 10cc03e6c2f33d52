/// A validation of the whole graph for one kind of error.
protocol GraphValidation: SendableMetatype {
    /// Returns the errors in registration order; empty if there are none.
    static func errors(in graph: DependencyGraph) -> [GraphError]
}

extension DependencyGraph {
    private static let validations: [any GraphValidation.Type] = [
        SelectionValidation.self, SlotValidation.self, DuplicateValidation.self, OverrideValidation.self,
        NeedNameValidation.self, MissingValidation.self, CircleValidation.self, CaptiveValidation.self,
        ReachabilityValidation.self,
    ]

    func errors() -> [GraphError] {
        Self.validations.flatMap { $0.errors(in: self) }
    }
}
