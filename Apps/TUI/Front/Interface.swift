/// A face of the app: the full screen, or the dialogue line by line.
@MainActor
protocol Interface: AnyObject {
    /// Runs until the user leaves. By its end, however it comes, the terminal is as it was before.
    ///
    /// - Returns: the exit code.
    /// - Throws: what kept the app from opening, to be told where the shell shows it.
    func run() async throws -> Int32
}
