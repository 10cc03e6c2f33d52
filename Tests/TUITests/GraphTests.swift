import Composition
import Configuration
import DependencyInjection
import Processes
import Snapshots
import Testing

@testable import TUI

@MainActor
struct GraphTests {
    private func assemblies() throws -> ([any Assembly], Settings) {
        let settings = try Settings(
            environment: ["HOME": "/nonexistent"], home: nil, isOffline: false, isVerbose: false)
        return (CompositionRoot.assemblies(settings: settings), settings)
    }

    @Test func `the front's graph is complete, and every swap shows in review`() throws {
        let (assemblies, settings) = try assemblies()
        let container = try CompositionRoot.container(assemblies, selection: settings.selection)
        try Snapshot("graph").verify(container.describe(places: false))
    }

    @Test func `without a group of registrations the front does not start, and says what is missing and for whom`()
        throws
    {
        let (assemblies, settings) = try assemblies()
        // TerminalAssembly says what the front asks for: without it nothing is needed, and nothing missing. A front
        // without any directory lacks nothing either.
        let dispensable: [any Assembly.Type] = [TerminalAssembly.self, DirectoriesAssembly.self]
        for index in assemblies.indices where !dispensable.contains(where: { $0 == type(of: assemblies[index]) }) {
            var fewer = assemblies
            fewer.remove(at: index)
            #expect(throws: ContainerError.self) {
                try CompositionRoot.container(fewer, selection: settings.selection)
            }
        }
    }

    @Test func `what the config file chooses for another front's slot does not keep this one from starting`() throws {
        let home = try TemporaryFolder()
        var settings = try Settings(
            environment: ["KITH_HOME": home.path], home: nil, isOffline: false, isVerbose: false)
        try ConfigFile.edit(settings.config.path) { try $0.set("use.opener", to: "print") }
        settings = try Settings(environment: ["KITH_HOME": home.path], home: nil, isOffline: false, isVerbose: false)
        let assemblies = CompositionRoot.assemblies(settings: settings)
        #expect(throws: ContainerError.self) {
            try CompositionRoot.container(assemblies, selection: settings.selection)
        }
        _ = try CompositionRoot.container(
            assemblies, selection: settings.selection(without: CompositionRoot.missingSlots))
    }
}
