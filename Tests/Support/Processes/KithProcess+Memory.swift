internal import Glibc

extension KithProcess {
    /// Runs the program as ``run(_:input:deadline:)`` does, and says how many KiB of memory it had at most.
    ///
    /// MemoryProbe must have been built beside the tests.
    package func measure(
        _ arguments: [String], deadline: Duration = .seconds(60)
    ) throws -> (outcome: Outcome, peakKibibytes: Int) {
        let folder = try TemporaryFolder()
        let report = folder.path + "/peak"
        let child = try SpawnedChild(
            path: try BuiltProgram.memoryProbe(), arguments: [report, program.path()] + arguments,
            environment: environment)
        let outcome = try child.communicate(input: [], until: .now + deadline)
        guard let file = fopen(report, "r") else { throw Failure.cannotStart("no memory was measured") }
        defer { fclose(file) }
        var text = [CChar](repeating: 0, count: 32)
        guard fgets(&text, Int32(text.count), file) != nil, let peak = Int(Self.line(text)) else {
            throw Failure.cannotStart("no memory was measured")
        }
        return (outcome, peak)
    }

    private static func line(_ text: [CChar]) -> String {
        String(decoding: text.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
