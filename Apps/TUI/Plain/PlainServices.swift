internal import Composition
internal import Models
internal import Opening
internal import Persistence

/// What the dialogue is made of.
struct PlainServices: Sendable {
    let source: ViewModelSource
    let boxes: BoxViewModelSource
    let opener: any Opener
    let photos: PhotoService
    /// Changes on their way to the store.
    let changes: ChangeQueue
    let clock: WallClock
    /// Where work runs that must hold up no line.
    let taskRunner: TaskRunner
    /// The person's folder, for paths that begin with `~`; nil where there is none.
    let homeFolder: String?
    /// The person asked for no requests: changes wait.
    let isOffline: Bool
}
