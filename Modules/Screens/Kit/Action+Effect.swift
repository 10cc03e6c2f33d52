package import Keys

extension Action {
    /// The effect of the action beyond its name, on screens that undo and redo; nil for all other actions.
    @MainActor
    package func effect(undo: @MainActor () -> String?, redo: @MainActor () -> String?) -> String? {
        switch self {
        case .undo: undo()
        case .redo: redo()
        default: nil
        }
    }
}
