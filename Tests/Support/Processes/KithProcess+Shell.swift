extension KithProcess {
    /// Runs a line of shell in which `$KITH` is the program: for pipes and redirections. Throws ``Failure``.
    package func shell(_ line: String, deadline: Duration = .seconds(60)) throws -> Outcome {
        var variables = environment
        variables["KITH"] = try program.path()
        let child = try SpawnedChild(path: "/bin/sh", arguments: ["-c", line], environment: variables)
        return try child.communicate(input: [], until: .now + deadline)
    }
}
