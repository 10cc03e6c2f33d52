package import Keys

extension Action {
    /// What the action would do now beyond its name, on screens that undo and redo; nil for all other actions.
    @MainActor
    package func effect(undo: @MainActor () -> String?, redo: @MainActor () -> String?) -> String? {
        switch self {
        case .undo: undo()
        case .redo: redo()
        default: nil
        }
    }
}
