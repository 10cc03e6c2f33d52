internal import DialogueConsole
internal import Interaction
internal import Keys
internal import Models
internal import Persistence

/// The conversation at a place of its own: rows are told by their numbers, then lines are obeyed until one leads elsewhere.
@MainActor
protocol PlaceDialogue: AnyObject {
    associatedtype Model: StoredRows

    var place: PlainPlace { get }
    var viewModel: Model { get }
    var dialogs: LineDialogs { get }
    var console: LineConsole { get }
    var hasLeft: Bool { get set }

    /// Reads the rows again, and tells them.
    func tellRows()
    /// Does what a verb says that only this place has.
    func execute(_ command: PlainCommand) async
    /// Handles a line that begins with no verb.
    func handle(_ line: String)
    /// Tells what came of the last change, and forgets it.
    func tellOutcome()
}

extension PlaceDialogue {
    /// Runs lines until one leads elsewhere.
    func run() async {
        tellRows()
        while !hasLeft, let line = await console.ask(place.prompt) {
            if line.isEmpty { continue }
            guard let command = PlainCommand(line, at: place) else {
                handle(line)
                continue
            }
            switch command.action {
            case .help: console.sayHelp(of: place)
            case .back:
                console.say("Contacts.")
                leave { $0.back() }
            default: await execute(command)
            }
        }
    }

    func handle(_ line: String) { console.say("\(line.excerpt()): unknown command. Type ? for help.") }

    /// Reads the rows again, and tells where there are none.
    func read(orSay empty: String) {
        viewModel.reload()
        switch viewModel.phase {
        case .loading, .content: break
        case .empty: console.say(empty)
        case .failed(let failure): console.say(failure)
        }
    }

    func leave(_ body: (Model) -> Void) {
        hasLeft = true
        body(viewModel)
    }

    /// Asks what there is to be agreed to, if anything, does what the answer says, and tells what came of it.
    func answer(_ question: Question?, agreed: (Model) async -> Void, declined: (Model) -> Void) async {
        if let question {
            if await dialogs.agree(to: question) { await agreed(viewModel) } else { declined(viewModel) }
        }
        tellOutcome()
    }

    func tellOutcome() { tellReport() }

    func tellReport() {
        let report = viewModel.report
        if let failure = report.failure { console.say(failure) }
        if let done = report.done { console.say(done) }
        viewModel.forgetOutcome()
    }
}
