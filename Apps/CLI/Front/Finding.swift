/// One thing that the doctor looked at.
struct Finding: Sendable {
    enum Status: String, Sendable {
        case ok, warning, failed
    }

    let name: String
    let status: Status
    let detail: String
    /// What to do; nil where there is nothing to be done.
    var hint: String?
}
