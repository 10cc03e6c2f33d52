import ArgumentParsing
import CommandLineErrors
import CommandLineStreams
import Composition
import DependencyInjection
import KithSettings
import Snapshots
import Testing

@testable import CLI

@MainActor
struct GraphTests {
    private func assemblies(_ environment: [String: String] = [:]) throws -> ([any Assembly], Settings) {
        let settings = try Settings(
            environment: ["HOME": "/nonexistent"].merging(environment) { $1 }, home: nil, isOffline: false,
            isVerbose: false)
        let stream = StreamFacts(descriptor: -1, environment: [:], color: "never")
        let output = Output(stream: stream, pager: nil)
        let diagnostics = Diagnostics(isQuiet: true, isJSON: false, terminal: stream)
        return (
            CompositionRoot.assemblies(settings: settings, output: output, diagnostics: diagnostics), settings
        )
    }

    @Test func `the front's graph is complete, and every swap shows in review`() throws {
        let (assemblies, settings) = try assemblies()
        let container = try CompositionRoot.container(assemblies, selection: settings.selection)
        try Snapshot("graph").verify(container.describe(places: false))
    }

    @Test
    func `without a group of registrations the front does not start, and says what is missing, for whom and where`()
        throws
    {
        let (assemblies, settings) = try assemblies()
        // A front without any directory, or without a group of commands, lacks nothing.
        let dispensable: [any Assembly.Type] = [
            CommandsAssembly.self, EditingCommandsAssembly.self, UpkeepCommandsAssembly.self, DirectoriesAssembly.self,
        ]
        for index in assemblies.indices where !dispensable.contains(where: { $0 == type(of: assemblies[index]) }) {
            var fewer = assemblies
            fewer.remove(at: index)
            let error = #expect(throws: ContainerError.self) {
                try CompositionRoot.container(fewer, selection: settings.selection)
            }
            let problem = try CommandError(#require(error))
            #expect(problem.exitCode == .misconfigured)
            #expect(problem.message.contains("- missing: "))
            #expect(problem.message.contains("Assembly.swift:"))
            #expect(problem.message.contains("needed by"))
        }
    }

    @Test func `the command table has no errors`() {
        #expect(CommandTable.kith.errors == [])
    }
}
