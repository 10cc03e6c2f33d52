/// Detects a name given for a dependency that the factory does not have.
enum NeedNameValidation: GraphValidation {
    static func errors(in graph: DependencyGraph) -> [GraphError] {
        graph.registrations.flatMap { registration in
            registration.unusedNames.map {
                .unusedNeedName(need: $0.key.description, registration.registered)
            }
        }
    }
}
