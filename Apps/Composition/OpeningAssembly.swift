package import DependencyInjection
internal import KithSettings
internal import Opening
internal import ProgramOpening

/// Registers the openers of links: `command`, which the user sets, `xdg-open`, and `suitable`, which takes the best
/// of what there is. The front adds `print`, since it knows where a link is shown.
package struct OpeningAssembly: Assembly {
    package init() {}

    package func assemble(into builder: ContainerBuilder) {
        builder.register(ProgramRunner.self) { ProgramRunner.foreground }
        builder.slot(Slots.opener, default: .suitable, for: (any Opener).self)
        builder.register(
            (any Opener).self, name: .suitable, as: SuitableOpener.self,
            dependencies: [
                .named(.command, (any Opener).self), .named(.xdgOpen, (any Opener).self),
                .named(.print, (any Opener).self),
            ]
        ) { (settings: Settings, command: any Opener, desktop: any Opener, showing: any Opener) in
            SuitableOpener(
                configured: CommandOpener.configured(settings), hasDisplay: DesktopOpener.hasDisplay(settings),
                command: command, desktop: desktop, showing: showing)
        }
        builder.register(
            (any Opener).self, name: .command, as: CommandOpener.self, CommandOpener.init(settings:programs:))
        builder.register(
            (any Opener).self, name: .xdgOpen, as: DesktopOpener.self, DesktopOpener.init(settings:programs:))
    }
}
