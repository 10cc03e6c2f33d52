/// A name that was given for a need which the factory does not have.
enum NeedNameValidation: GraphValidation {
    static func faults(in graph: DependencyGraph) -> [Fault] {
        graph.registrations.flatMap { registration in
            registration.unusedNames.map {
                .unusedNeedName(need: $0.key.description, registration.registered)
            }
        }
    }
}
