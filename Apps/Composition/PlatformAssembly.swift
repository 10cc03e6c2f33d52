internal import Configuration
package import DependencyInjection
package import KithSettings
internal import Models

/// Settings, the time of day, and identifiers.
package struct PlatformAssembly: Assembly {
    private let settings: Settings

    package init(_ settings: Settings) {
        self.settings = settings
    }

    package func assemble(into builder: ContainerBuilder) {
        let settings = settings
        builder.register(Settings.self) { settings }
        builder.register(WallClock.self) { WallClock.system }
        builder.register(ContactIDGenerator.self) { ContactIDGenerator.random }
    }
}
