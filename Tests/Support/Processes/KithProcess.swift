// Processes: the built fronts as the user starts them: a program, its arguments, environment and input, and what comes
// back. It owns child processes and temporary folders for as long as a test lasts; it knows nothing of what the fronts
// do.

internal import Glibc

/// One run of a built front, to its end.
///
/// The environment is only what is given here and a harmless base (PATH, a UTF-8 locale, no backtraces), so that no test
/// touches the home of the user who runs it: pass `--home` or KITH_HOME.
package struct KithProcess: Sendable {
    /// Outcome of a run.
    package struct Outcome: Sendable, Hashable {
        /// The exit status, or 128 and the signal's number, as shells say it.
        package let status: Int32
        package let standardOutput: String
        package let standardError: String

        /// Standard output without its line ends.
        package var lines: [String] {
            standardOutput.split(separator: "\n").map(String.init)
        }
    }

    /// Reason a run has no outcome.
    package enum Failure: Error, CustomStringConvertible {
        /// The program could not be found or started.
        case cannotStart(String)
        /// The deadline passed; the process was killed. What it had written until then.
        case timedOut(standardOutput: String, standardError: String)

        package var description: String {
            switch self {
            case .cannotStart(let reason): reason
            case .timedOut(let output, let errors):
                "the process did not end in time; stdout: \(output.debugDescription), stderr: \(errors.debugDescription)"
            }
        }
    }

    let program: BuiltProgram
    let environment: [String: String]

    /// - Parameter environment: laid over the base.
    package init(_ program: BuiltProgram = .kith, environment: [String: String] = [:]) {
        self.program = program
        self.environment = Self.baseEnvironment.merging(environment) { $1 }
    }

    /// Runs the program and waits for its end on the calling thread.
    ///
    /// - Parameters:
    ///   - input: what it reads; its standard input ends after that.
    ///   - deadline: after which it is killed.
    /// - Throws: ``Failure``.
    package func run(
        _ arguments: [String], input: String = "", deadline: Duration = .seconds(60)
    ) throws -> Outcome {
        let child = try SpawnedChild(path: try program.path(), arguments: arguments, environment: environment)
        return try child.communicate(input: Array(input.utf8), until: .now + deadline)
    }

    /// PATH as here; everything else as on a plain machine.
    package static let baseEnvironment = [
        "PATH": getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin",
        "LANG": "C.UTF-8", "TERM": "xterm", "HOME": "/nonexistent", "SWIFT_BACKTRACE": "enable=no",
    ]
}
