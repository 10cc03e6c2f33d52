import Composition
import Configuration
import DependencyInjection
import ImageCache
import KithSettings
import ListScreens
import Networking
import Opening
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

    @Test func `the dialogue has all that it needs without a terminal to take over`() throws {
        let settings = try Settings(
            environment: ["HOME": "/nonexistent"], home: nil, isOffline: false, isVerbose: false)
        let assemblies = CompositionRoot.assemblies(settings: settings, face: .plain)
        let graph = try CompositionRoot.container(assemblies, selection: settings.selection).describe(places: false)
        let runner = graph.split(separator: "\n").first { $0.hasPrefix("ProgramRunner") }
        #expect(runner?.contains("TerminalSession") == false)
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

    @Test func `what the config file chooses holds for this front too`() throws {
        let home = try TemporaryFolder()
        let environment = ["KITH_HOME": home.path]
        let path = try Settings(environment: environment, home: nil, isOffline: false, isVerbose: false).locations
            .config
        try ConfigFile.edit(path) { try $0.set("use.opener", to: "print") }
        let settings = try Settings(environment: environment, home: nil, isOffline: false, isVerbose: false)
        let container = try CompositionRoot.container(
            CompositionRoot.assemblies(settings: settings), selection: settings.selection)
        #expect(try container.resolve((any Opener).self) is UnopenedLink)
    }

    @Test func `which pictures were there already is kept at the end of a run`() throws {
        let home = try TemporaryFolder()
        let settings = try Settings(
            environment: ["KITH_HOME": home.path], home: nil, isOffline: false, isVerbose: false)
        let run = {
            try CompositionRoot.container(CompositionRoot.assemblies(settings: settings), selection: settings.selection)
        }
        let container = try run()
        let cache = try container.resolve((any ImageStore).self)
        try cache.add(CachedFile(bytes: [1], checked: HTTPDate(secondsSince1970: 0)), for: "a")
        _ = cache.file(for: "a")
        CompositionRoot.end(container)
        #expect(try run().resolve((any ImageStore).self).metrics().allHits == 1)
    }

    @Test(arguments: [("20", 20), ("0", nil), (nil, 15)] as [(String?, Int?)])
    func `how often is refreshed is a setting`(value: String?, minutes: Int?) throws {
        #expect(try schedule(value).minutes == minutes)
    }

    @Test(arguments: ["often", "-1", "1.5", "99999999999999999999"])
    func `a setting that is no number of minutes is told`(value: String) throws {
        #expect(throws: ConfigurationError.self) { try schedule(value) }
    }

    private func schedule(_ value: String?) throws -> RefreshSchedule {
        let home = try TemporaryFolder()
        let environment = ["KITH_HOME": home.path]
        let path = try Settings(environment: environment, home: nil, isOffline: false, isVerbose: false).locations
            .config
        if let value { try ConfigFile.edit(path) { try $0.set("tui.refresh", to: value) } }
        return try RefreshSchedule(Settings(environment: environment, home: nil, isOffline: false, isVerbose: false))
    }
}
