/// The project rules as a table. It is the only place to change when the architecture changes.
enum HouseRules {
    /// Allowed dependencies. The first row whose folder matches counts; a module of which no row speaks may need
    /// nothing of ours until it has one. `Tools/new-module` adds its row before that of the features.
    static let layers: [LayerRule] = [
        LayerRule("Modules/System/*", because: "A C library is bound, not written: it knows nothing of ours"),
        LayerRule("Modules/Models", because: "Models are the innermost layer and need nothing of ours"),
        LayerRule("Modules/JSON", because: "JSON is bytes and values and needs nothing of ours"),
        LayerRule("Modules/DependencyInjection", because: "The container knows no contacts and needs nothing of ours"),
        LayerRule("Modules/Configuration", because: "Configuration knows no contacts and needs nothing of ours"),
        LayerRule(
            "Modules/Configuration/Settings", mayNeed: "..", "Modules/Opening", "Modules/TerminalUI",
            because: "The table of settings may need only Configuration and what settings are about"),
        LayerRule(
            "Modules/Logging", mayNeed: "Modules/Configuration", "Modules/Models",
            because: "Logging knows nobody who logs, and may need only Configuration and the clock of Models"),
        LayerRule("Modules/ArgumentParsing", because: "ArgumentParsing knows no contacts and needs nothing of ours"),
        LayerRule(
            "Modules/TerminalUI", ownsCLibrary: true,
            because: "TerminalUI draws cells, knows no contacts, and needs nothing of ours but a C library"),
        LayerRule(
            "Modules/Keys", mayNeed: "Modules/TerminalUI",
            because: "Keys are a table that knows no contact and no screen, and may need only TerminalUI"),
        LayerRule(
            "Modules/Keys/Advice", mayNeed: "Modules/Models", "Modules/AddressBooks", "Modules/Persistence",
            "Modules/Editing", "Modules/Sync",
            "Modules/ImageCache", "Modules/Opening", "Modules/Configuration/Settings",
            because: "Advice says by which keys a person goes on after an error, and may need only the modules whose"
                + " errors those are"),
        LayerRule(
            "Modules/Interaction", mayNeed: "Modules/Models", "Modules/Persistence", "Modules/Editing", "Modules/Keys",
            "Modules/Keys/*", "Modules/TerminalUI",
            because: "The ports through which a front asks and tells know no feature and no screen, and may need only"
                + " Models, Keys, TerminalUI and the protocols of Persistence and Editing"),
        LayerRule(
            "Modules/Interaction/Actions", mayNeed: "..", "Modules/Models", "Modules/Persistence", "Modules/Editing",
            "Modules/Editing/Delivery",
            "Modules/Navigation", "Modules/Opening", "Modules/ImageCache/Choosing", "Modules/Features/*",
            "Modules/Keys/*",
            because: "What both fronts do to contacts knows neither, and may need only Interaction, features, Opening,"
                + " the choice of pictures, Models, Navigation and the protocols of Persistence and Editing"),
        LayerRule(
            "Modules/Dialogue/Console", mayNeed: "Modules/Models", "Modules/Persistence", "Modules/Editing/Delivery",
            "Modules/Interaction",
            "Modules/Keys", "Modules/TerminalUI",
            because: "The console asks and tells lines, knows no feature and no screen, and may need only Interaction,"
                + " Keys, TerminalUI, Models and the protocols of Persistence"),
        LayerRule(
            "Modules/Dialogue/Forms", mayNeed: "Modules/Models", "Modules/AddressBooks", "Modules/Persistence",
            "Modules/Editing",
            "Modules/Sync", "Modules/Navigation", "Modules/Features/*", "Modules/Interaction",
            "Modules/Interaction/Actions", "Modules/Dialogue/Console", "Modules/Keys", "Modules/Keys/*",
            "Modules/TerminalUI",
            because: dialogueReason),
        LayerRule(
            "Modules/Dialogue", mayNeed: "Modules/Models", "Modules/AddressBooks", "Modules/Persistence",
            "Modules/Editing/Delivery",
            "Modules/Sync",
            "Modules/Navigation",
            "Modules/Opening", "Modules/Features/*", "Modules/Interaction", "Modules/Interaction/Actions",
            "Modules/Dialogue/Console", "Modules/Dialogue/Forms", "Modules/Keys", "Modules/Keys/*",
            "Modules/TerminalUI",
            because: dialogueReason),
        LayerRule(
            "Modules/Screens/Kit", mayNeed: "Modules/Models", "Modules/Persistence", "Modules/Navigation",
            "Modules/Interaction", "Modules/Keys", "Modules/Keys/*", "Modules/TerminalUI",
            because: "What screens share knows no feature and no screen, and may need only Models, Navigation,"
                + " Interaction, Keys, TerminalUI and the protocols of Persistence"),
        LayerRule(
            "Modules/Screens/Overlays", mayNeed: "Modules/Models", "Modules/Interaction", "Modules/Screens/Kit",
            "Modules/Keys", "Modules/TerminalUI",
            because: "What lies over screens knows none of them, and may need only Interaction, Screens/Kit, Keys,"
                + " TerminalUI and Models"),
        LayerRule(
            "Modules/Screens/Photos", mayNeed: "Modules/Models", "Modules/Persistence", "Modules/Editing",
            "Modules/Navigation", "Modules/Features/Detail", "Modules/Features/Edit", "Modules/ImageCache",
            "Modules/ImageCache/Choosing", "Modules/Pixels", "Modules/TerminalImages", "Modules/TerminalUI",
            "Modules/Keys", "Modules/Keys/*",
            "Modules/Interaction", "Modules/Screens/Kit", "Modules/Interaction/Actions",
            because: "Photos are loaded, drawn and chosen here, with no transport and no decoder, and no other screen"),
        LayerRule(
            "Modules/Screens/*", mayNeed: "Modules/Models", "Modules/AddressBooks", "Modules/Persistence",
            "Modules/Editing",
            "Modules/Editing/Delivery",
            "Modules/Sync",
            "Modules/Navigation", "Modules/Interaction", "Modules/Opening", "Modules/Features/=",
            "Modules/Features/Change", "Modules/Keys",
            "Modules/Keys/*",
            "Modules/TerminalUI", "Modules/Screens/Kit", "Modules/Interaction/Actions", "Modules/Screens/Photos",
            because: "A screen may need only its own feature, Screens/Kit, Interaction and Screens/Photos, Keys,"
                + " TerminalUI, Models, Navigation and the protocols of Persistence, Editing and Sync: never another"
                + " screen, nor an app"),
        LayerRule(
            "Modules/VCard", mayNeed: "Modules/Models",
            because: "VCard turns text into contacts and back, and may need only Models"),
        LayerRule(
            "Modules/Opening", mayNeed: "Modules/Models",
            because: "Opening makes links and knows no program that opens them, and may need only Models"),
        LayerRule(
            "Modules/Opening/Programs", mayNeed: "..", "Modules/Configuration", "Modules/Configuration/Settings",
            because: "Opening by programs may need only Opening and the settings that name the programs"),
        LayerRule(
            "Modules/Networking", mayNeed: "Modules/JSON",
            because: "Networking carries requests, whoever sends them, and may need only JSON"),
        LayerRule(
            "Modules/Persistence", mayNeed: "Modules/Models",
            because: "Persistence says what a store does, not how, and may need only Models"),
        LayerRule(
            "Modules/Persistence/Watching", because: "Watching a file of the store needs nothing of ours"),
        LayerRule(
            "Modules/Persistence/Demo", mayNeed: "..", "Modules/Models", "Modules/Directories/StarWars",
            because: "The demo book may need only Persistence, Models, and the directory that it is made of"),
        LayerRule(
            "Modules/Directories", mayNeed: "Modules/Models", "Modules/Networking", "Modules/JSON",
            because: "Directories may need only Models, Networking and JSON"),
        LayerRule(
            "Modules/Directories/*", mayNeed: "..", "Modules/Models", "Modules/Networking", "Modules/JSON",
            because: "A directory may need only Directories, Models, Networking (never a transport) and JSON"),
        LayerRule(
            "Modules/Editing", mayNeed: "Modules/Models", "Modules/Persistence",
            because: "Editing changes what is stored, and may need only Models and the protocols of Persistence"),
        LayerRule(
            "Modules/Editing/Delivery", mayNeed: "..", "Modules/Models", "Modules/Persistence", "Modules/Sync",
            because:
                "Delivery sends what was edited, and may need only Editing, Models and the protocols of Persistence"
                + " and Sync"),
        LayerRule(
            "Modules/AddressBooks", mayNeed: "Modules/Models", "Modules/Directories", "Modules/Persistence",
            because: "AddressBooks binds books to kinds of directories, and may need only those, the store and Models"),
        LayerRule(
            "Modules/Sync", mayNeed: "Modules/Models", "Modules/Directories", "Modules/Persistence",
            because: "Sync joins a directory and a store by their protocols, and may need only those and Models"),
        LayerRule(
            "Modules/Sync/FileLock", mayNeed: "..", "Modules/Configuration",
            because: "The lock of syncs is a file, and may need only Sync and the errors of Configuration"),
        LayerRule(
            "Modules/Navigation", mayNeed: "Modules/Models",
            because: "Navigation knows routes but no screen, and may need only Models"),
        LayerRule(
            "Modules/ImageCache", mayNeed: "Modules/Models", "Modules/Pixels", "Modules/Networking",
            because: "ImageCache fetches and keeps pictures, and may need only Models, Networking and Pixels"
        ),
        LayerRule(
            "Modules/TerminalImages", mayNeed: "Modules/Pixels", ownsCLibrary: true,
            because: "TerminalImages turns pixels into what terminals show, and may need only Pixels and a C library"),
        LayerRule("Modules/Pixels", because: "Pixels are bytes, whoever made or shows them, and need nothing of ours"),
        LayerRule(
            "Modules/Features/*", mayNeed: "Modules/Models", "Modules/AddressBooks", "Modules/Persistence",
            "Modules/Editing",
            "Modules/Editing/Delivery", "Modules/Sync", "Modules/ImageCache", "Modules/Pixels", "Modules/Navigation",
            because: "A feature may need only Models, Navigation and the protocols of Persistence, Sync and"
                + " ImageCache: no transport, no database, no terminal, and never another feature (the app's"
                + " coordinator joins them)"
        ),
        LayerRule(
            "Modules/CommandLine/Streams", mayNeed: "Modules/Models", "Modules/JSON", "Modules/TerminalUI",
            ownsCLibrary: true,
            because: "Streams carry what a command says, whatever it is, and may need only Models, JSON and TerminalUI"),
        LayerRule(
            "Modules/CommandLine/*", mayNeed: "Modules/CommandLine/*", "Modules/Models", "Modules/AddressBooks",
            "Modules/JSON",
            "Modules/TerminalUI", "Modules/TerminalImages", "Modules/Pixels", "Modules/Configuration",
            "Modules/Networking", "Modules/Persistence",
            "Modules/Directories", "Modules/Editing", "Modules/Sync", "Modules/ImageCache",
            "Modules/ImageCache/Choosing",
            "Modules/Opening", "Modules/Features/*",
            because: "What command lines read and print may need only Models, features and protocols: no transport, no"
                + " database, no command"),
        LayerRule(
            "Modules/Commands/*", mayNeed: "Modules/Commands/Kit", "Modules/CommandLine/*", "Modules/ArgumentParsing",
            "Modules/Models", "Modules/AddressBooks", "Modules/JSON", "Modules/TerminalUI", "Modules/TerminalImages",
            "Modules/Keys",
            "Modules/Configuration", "Modules/Configuration/Settings", "Modules/Networking", "Modules/Persistence",
            "Modules/Directories", "Modules/Editing", "Modules/Editing/*", "Modules/Sync", "Modules/ImageCache",
            "Modules/ImageCache/Choosing", "Modules/Opening", "Modules/VCard", "Modules/Features/*",
            because:
                "A group of commands may need only Commands/Kit, CommandLine, features and protocols: no transport,"
                + " no database, and never another group"),
        LayerRule(
            "Modules/*/*", mayNeed: "..", "Modules/Models", "Modules/JSON", "Modules/Pixels", ownsCLibrary: true,
            because: "An implementation may need only its protocol's module (the folder above it), Models, JSON, Pixels"
                + " and a C library of its own"),
        LayerRule(
            "Apps/*", mayNeed: "Modules/*", "Modules/*/*", "Apps/*",
            because: "An app composes modules; tests, tools and C libraries are not for it"),
        LayerRule(
            "Tests/Support/*", mayNeed: "Modules/*", "Modules/*/*", "Tests/Support/*",
            because: "Doubles stand in for what modules promise and know no app"),
        LayerRule(
            "Tests/*", mayNeed: "Modules/*", "Modules/*/*", "Apps/*", "Tests/Support/*", "Tools/*", ownsCLibrary: true,
            because: "Tests may need everything but other tests"),
        LayerRule(
            "Tools/*", mayNeed: "Modules/*", "Modules/*/*", "Tools/*",
            because: "A tool's program may need modules and other tools, but no app and no C library"),
    ]

    /// Maximum number of lines in a module.
    static let moduleLines = 1_500

    /// Those that may have more, each with its own limit: what they do is one thing, and parts of it would be of no use
    /// without the others.
    static let largeModules: [String: Int] = [
        "TerminalUI": 4_500, "SQLitePersistence": 4_000, "ImageCache": 2_200, "Sync": 2_000,
        "DependencyInjection": 2_000, "Persistence": 2_000, "ArgumentParsing": 2_000, "Networking": 2_000,
        "TerminalImages": 1_800, "Models": 1_800,
    ]

    /// Maximum number of lines in all apps together.
    static let appsLines = 4_500

    private static let dialogueReason =
        "The dialogue tells features line by line, knows no screen and no app, and may need only features, Interaction,"
        + " Keys, TerminalUI, Models, Navigation, Opening and the protocols of Persistence, Editing and Sync"

    /// The container, and who alone may know it: everything else gets what it needs through its initializers.
    static let container = "DependencyInjection"
    static let containerUsers: [FolderPattern] = [
        "Apps/*", "Tests/DependencyInjectionTests", "Tests/CompositionTests", "Tests/CLITests", "Tests/TUITests",
        "Tests/EndToEnd", "Tools/BenchProgram",
    ]

    /// Modules of the toolchain and the system that everybody may import.
    static let systemModules: Set = [
        "Swift", "Glibc", "Dispatch", "FoundationEssentials", "Observation", "Synchronization",
    ]

    /// Modules of the toolchain that only tests may import: fronts parse bytes, and link no engine for patterns.
    static let testModules: Set = ["RegexBuilder", "Testing"]

    /// Modules that would do the work and are still not for us: each with what to do instead.
    static let strayModules: [String: String] = [
        "Foundation": foundation,
        "FoundationNetworking": "It can't do what Networking promises on Linux; go through HTTPClient of Networking",
        "FoundationXML": foundation,
        "FoundationInternationalization": foundation,
        "XCTest": "Tests are written with Swift Testing; import Testing",
    ]

    private static let foundation =
        "Foundation brings 50 MB of ICU and 3 ms to every start; import FoundationEssentials or Glibc"

    /// Allowed names at the top of the repository, beside names that begin with a dot.
    static let topLevel: Set = ["Package.swift", "README.md", "Modules", "Apps", "Tests", "Tools"]

    /// Reason `target` may not depend on `other`, with advice; nil if it may.
    static func objection(to target: PackageTarget, needing other: PackageTarget) -> String? {
        if other.name == container, !containerUsers.contains(where: { $0.matches(target.path) }) {
            return "Only apps, the tests of the container and of apps, and its benchmark know the container."
                + " Take what \(target.name) needs through initializers, register it in Apps, and take"
                + " \(other.name) out of this row."
        }
        if other.kind == .executable, target.kind != .test {
            return "\(other.name) is a program: nothing but a test imports it. Move what both need into a module,"
                + " and take \(other.name) out of this row."
        }
        guard let rule = layers.first(where: { $0.folder.matches(target.path) }) else {
            return "Nothing says yet what \(target.path) may need. Add a row for it to"
                + " Tools/LayerCheck/HouseRules.swift."
        }
        return rule.allows(target, toNeed: other)
            ? nil : "\(rule.reason). Take \(other.name) out of this row."
    }
}
