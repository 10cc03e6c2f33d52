internal import CommandLineErrors
package import CommandLineStreams
package import DependencyInjection

extension ContainerError: ClassifiedError {
    package var kind: String { "composition" }
    package var exitCode: ExitCode { .misconfigured }
}
