internal import Interaction
internal import Keys
internal import Models
internal import OverlayScreens
internal import ScreenKit
internal import TerminalUI

extension TerminalPresenter {
    /// Everything that can be done on the screen, by its help: what is offered now, then what is not, with its reason;
    /// what only moves comes last.
    func openPalette(on top: any Screen) {
        guard offers(.palette) else { return }
        let all = KeyTable.bindings(in: top.context).filter { $0.action != .palette }
        // Of those that are called the same, such as both that quit, one is enough.
        let bindings = all.enumerated().filter { index, binding in !all[..<index].contains { $0.help == binding.help } }
            .map(\.element)
        let list = top.context == .detail ? sequencePlace?.screen.commands : nil
        let offered = bindings.filter { offers($0.action) }
        let commands =
            offered.filter { !$0.action.isMovement }.map { command($0, on: top) } + top.commands + (list ?? [])
            + bindings.compactMap { refused($0, on: top) }
            + offered.filter(\.action.isMovement).map { command($0, on: top) }
        let rows = commands.map { command in
            Chooser.Row(
                command.name, effect: command.effect, note: command.note, synonyms: command.synonyms,
                isRefused: command.isRefused)
        }
        let chooser = Chooser("Command palette: \(top.context.title)", rows) { commands[$0].run() }
        dialogs.open(ChooserDialog(chooser, context: .palette))
    }

    private func command(_ binding: KeyBinding, on top: any Screen) -> NamedCommand {
        NamedCommand(
            name: binding.help, effect: top.effect(of: binding.action),
            note: binding.label.text(isUTF8: isUTF8).string, synonyms: binding.action.synonyms
        ) { [weak self] in
            self?.perform(binding.action, on: top)
        }
    }

    /// Nil for what is offered, and where there is nothing to be said.
    private func refused(_ binding: KeyBinding, on top: any Screen) -> NamedCommand? {
        guard !offers(binding.action), let reason = refusal(of: binding.action, on: top) else { return nil }
        return NamedCommand(
            name: binding.help, effect: reason, synonyms: binding.action.synonyms, isRefused: true
        ) { [dialogs] in
            dialogs.tell(Status(.note, reason))
        }
    }
}
