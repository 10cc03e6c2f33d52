internal import CommandKit
internal import Composition
internal import ContactCommands
internal import DependencyInjection
internal import Opening

/// The commands that reach a contact through another program, and how this front shows a link.
struct OpeningCommandsAssembly: Assembly {
    func assemble(into builder: ContainerBuilder) {
        builder.register((any Opener).self, name: .print, as: LinkPrinter.self, LinkPrinter.init(output:diagnostics:))
        builder.register(
            ContactOpening.self, ContactOpening.init(store:choice:confirmation:opener:output:diagnostics:))
        builder.registerMainActorMaker((any Command).self, name: "email") { (opening: ContactOpening) in
            EmailCommand(opening: opening)
        }
        builder.registerMainActorMaker((any Command).self, name: "call") { (opening: ContactOpening) in
            CallCommand(opening: opening)
        }
        builder.registerMainActorMaker((any Command).self, name: "message") { (opening: ContactOpening) in
            MessageCommand(opening: opening)
        }
        for command in ["email", "call", "message"] {
            builder.root(MainActorMaker<Void, any Command>.self, name: ServiceName(command))
        }
    }
}
