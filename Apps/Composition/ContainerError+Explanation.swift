package import DependencyInjection
internal import Models

extension ContainerError: ExplainedError, WrappingError {
    /// Explanation of an error thrown by a factory.
    package var wrapped: (any Error)? {
        if case .makingFailed(_, _, let reason) = self { reason } else { nil }
    }

    package var message: String {
        if case .invalidGraph = self { "the program can't start. \(self)" } else { "\(self)" }
    }

    package var hint: String? {
        guard case .invalidGraph = self else { return nil }
        return "Check KITH_USE and the [use] section of the config file, or the program's registrations."
    }
}
