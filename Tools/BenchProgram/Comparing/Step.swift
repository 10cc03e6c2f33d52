/// Something that is done and measured as a whole.
protocol Step {
    /// Does it once, and throws what keeps it from being done.
    func figures(_ stopwatch: ProcessStopwatch) async throws -> Figures
}

extension ProcessCommand: Step {
    func figures(_ stopwatch: ProcessStopwatch) throws -> Figures { try stopwatch.time(self) }
}
