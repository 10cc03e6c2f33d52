// swift-tools-version: 6.2
import PackageDescription

// One row a module: its name, where it stands, what it may import directly. `Tools/check-layers` compares every
// `import` with these rows, and these rows with the project rules.
let modules: [Target] = [
    .module("Models"),
    .module("JSON"),
    .module("DependencyInjection", exclude: ["README.md"]),
    .module("Configuration", at: "Configuration", exclude: ["Settings"]),
    .module(
        "KithSettings", at: "Configuration/Settings", dependencies: ["Configuration", "Opening", "TerminalUI"]),
    .module("Logging", dependencies: ["Configuration", "Models"]),
    .module("Networking", at: "Networking", dependencies: ["JSON"], exclude: ["Curl", "Secrets", "README.md"]),
    .module("NetworkingSecrets", at: "Networking/Secrets", dependencies: ["Networking"]),
    .module("CurlNetworking", at: "Networking/Curl", dependencies: ["Networking", "CCurl"]),
    .module(
        "Persistence", at: "Persistence", dependencies: ["Models"],
        exclude: ["SQLite", "Watching", "Demo", "README.md"]),
    .module("StoreWatching", at: "Persistence/Watching"),
    .module("DemoSeeding", at: "Persistence/Demo", dependencies: ["Persistence", "Models", "StarWarsDirectory"]),
    .module("SQLitePersistence", at: "Persistence/SQLite", dependencies: ["Persistence", "Models", "JSON", "CSQLite"]),
    .module(
        "Directories", at: "Directories", dependencies: ["Models", "Networking", "JSON"],
        exclude: ["StarWars", "ContactsAPI", "GitHubOrganizations", "SpaceXLaunches", "README.md"]),
    .module(
        "StarWarsDirectory", at: "Directories/StarWars", dependencies: ["Directories", "Networking", "Models", "JSON"]),
    .module(
        "ContactsAPIDirectory", at: "Directories/ContactsAPI",
        dependencies: ["Directories", "Networking", "Models", "JSON"]),
    .module(
        "GitHubOrganizationsDirectory", at: "Directories/GitHubOrganizations",
        dependencies: ["Directories", "Networking", "Models", "JSON"]),
    .module(
        "SpaceXLaunchesDirectory", at: "Directories/SpaceXLaunches",
        dependencies: ["Directories", "Networking", "Models", "JSON"]),
    .module("VCard", dependencies: ["Models"]),
    .module("Editing", at: "Editing", dependencies: ["Models", "Persistence"], exclude: ["Delivery"]),
    .module("ChangeDelivery", at: "Editing/Delivery", dependencies: ["Editing", "Models", "Persistence", "Sync"]),
    .module("AddressBooks", dependencies: ["Models", "Directories", "Persistence"]),
    .module("Sync", at: "Sync", dependencies: ["Models", "Directories", "Persistence"], exclude: ["FileLock"]),
    .module("SyncFileLock", at: "Sync/FileLock", dependencies: ["Sync", "Configuration"]),
    .module("Navigation", dependencies: ["Models"]),
    .module(
        "ListFeature", at: "Features/List",
        dependencies: ["Models", "Persistence", "Sync", "Navigation", "ChangeDelivery"]),
    .module("DetailFeature", at: "Features/Detail", dependencies: ["Models", "Persistence", "Sync", "Navigation"]),
    .module(
        "ChangeFeature", at: "Features/Change", dependencies: ["Models", "Persistence", "Editing", "ChangeDelivery"]),
    .module("EditFeature", at: "Features/Edit", dependencies: ["Models", "Persistence", "Editing", "Navigation"]),
    .module(
        "ConflictFeature", at: "Features/Conflict", dependencies: ["Models", "Persistence", "Editing", "Navigation"]),
    .module(
        "BooksFeature", at: "Features/Books",
        dependencies: ["AddressBooks", "Models", "Persistence", "Sync", "Navigation"]),
    .module(
        "TrashFeature", at: "Features/Trash",
        dependencies: ["Models", "Persistence", "Editing", "ChangeDelivery", "Navigation"]),
    .module(
        "OutboxFeature", at: "Features/Outbox",
        dependencies: ["Models", "Persistence", "Editing", "ChangeDelivery", "Navigation"]),
    .module("Opening", at: "Opening", dependencies: ["Models"], exclude: ["Programs"]),
    .module("ProgramOpening", at: "Opening/Programs", dependencies: ["Opening", "KithSettings", "Configuration"]),
    .module("ArgumentParsing"),
    .module(
        "CommandLineStreams", at: "CommandLine/Streams",
        dependencies: ["CProcess", "Models", "JSON", "TerminalUI"]),
    .module(
        "CommandLineErrors", at: "CommandLine/Errors",
        dependencies: [
            "AddressBooks", "CommandLineStreams", "Models", "Configuration", "Networking", "Persistence", "Directories",
            "Editing", "Sync", "EditFeature", "ImageCache", "ImageChoosing", "Opening",
        ]),
    .module(
        "CommandLineFormats", at: "CommandLine/Formats",
        dependencies: [
            "CommandLineStreams", "Models", "JSON", "Persistence", "DetailFeature", "EditFeature", "TerminalUI",
        ]),
    .module(
        "CommandLineEditor", at: "CommandLine/Editor",
        dependencies: ["CommandLineStreams", "CommandLineErrors", "Models", "EditFeature"]),
    .module(
        "CommandLinePictures", at: "CommandLine/Pictures",
        dependencies: ["CommandLineStreams", "Models", "ImageCache", "Pixels", "TerminalImages", "TerminalUI"]),
    .module(
        "CommandKit", at: "Commands/Kit",
        dependencies: [
            "ArgumentParsing", "CommandLineStreams", "CommandLineErrors", "CommandLineFormats", "Models", "JSON",
            "Persistence", "Sync", "ChangeDelivery", "ImageChoosing", "TerminalUI",
        ]),
    .module(
        "ContactCommands", at: "Commands/Contacts",
        dependencies: [
            "CommandKit", "ArgumentParsing", "CommandLineStreams", "CommandLineErrors", "CommandLineFormats",
            "CommandLineEditor", "CommandLinePictures", "Models", "Persistence", "Editing", "EditFeature",
            "DetailFeature", "ChangeFeature", "Opening", "ImageChoosing", "KithSettings", "VCard", "TerminalImages",
            "TerminalUI",
        ]),
    .module(
        "BookCommands", at: "Commands/Books",
        dependencies: [
            "AddressBooks", "CommandKit", "ArgumentParsing", "CommandLineStreams", "CommandLineErrors",
            "CommandLineFormats", "Models", "JSON", "Persistence", "Directories", "Sync", "TerminalUI",
        ]),
    .module(
        "PhotoCommands", at: "Commands/Photos",
        dependencies: [
            "CommandKit", "ArgumentParsing", "CommandLineStreams", "CommandLinePictures", "Models", "JSON",
            "Persistence", "Editing", "EditFeature", "ImageCache", "ImageChoosing", "TerminalImages",
        ]),
    .module(
        "ChangeCommands", at: "Commands/Changes",
        dependencies: [
            "CommandKit", "ArgumentParsing", "CommandLineStreams", "CommandLineErrors", "CommandLineFormats", "Models",
            "JSON", "Persistence", "Editing", "ChangeDelivery", "EditFeature",
        ]),
    .module(
        "UpkeepCommands", at: "Commands/Upkeep",
        dependencies: [
            "AddressBooks",
            "CommandKit", "ArgumentParsing", "CommandLineStreams", "CommandLineErrors", "Models", "JSON", "Persistence",
            "Networking", "Configuration", "KithSettings", "Keys", "TerminalImages", "TerminalUI",
        ]),
    .module("TerminalUI", dependencies: ["CTerminal"]),
    .module("Keys", dependencies: ["TerminalUI"], exclude: ["Advice"]),
    .module(
        "KeyAdvice", at: "Keys/Advice",
        dependencies: [
            "AddressBooks", "Models", "Persistence", "Editing", "Sync", "ImageCache", "Opening", "KithSettings",
        ]),
    .module(
        "Interaction", dependencies: ["Models", "Persistence", "Editing", "TerminalUI", "KeyAdvice"],
        exclude: ["Actions"]),
    .module(
        "ScreenKit", at: "Screens/Kit",
        dependencies: ["Models", "Persistence", "Navigation", "TerminalUI", "Keys", "Interaction"]),
    .module(
        "OverlayScreens", at: "Screens/Overlays",
        dependencies: ["Models", "TerminalUI", "Keys", "Interaction", "ScreenKit"]),
    .module(
        "ContactActions", at: "Interaction/Actions",
        dependencies: [
            "Models", "Persistence", "Editing", "Navigation", "Opening", "ChangeFeature", "DetailFeature",
            "EditFeature", "BooksFeature", "ImageChoosing", "KeyAdvice", "Interaction", "ChangeDelivery",
        ]),
    .module(
        "LaunchScreens", at: "Screens/Launch",
        dependencies: [
            "Models", "Persistence", "Navigation", "TerminalUI", "Keys", "KeyAdvice", "Interaction", "ScreenKit",
        ]),
    .module(
        "ConflictScreens", at: "Screens/Conflict",
        dependencies: [
            "Models", "Persistence", "Editing", "Navigation", "ConflictFeature", "TerminalUI", "Keys", "Interaction",
            "ScreenKit",
        ]),
    .module(
        "BooksScreens", at: "Screens/Books",
        dependencies: [
            "AddressBooks", "Models", "Persistence", "Sync", "Navigation", "BooksFeature", "TerminalUI", "Keys",
            "Interaction", "ScreenKit",
        ]),
    .module(
        "TrashScreens", at: "Screens/Trash",
        dependencies: [
            "Models", "Persistence", "Navigation", "TrashFeature", "TerminalUI", "Keys", "Interaction", "ScreenKit",
        ]),
    .module(
        "OutboxScreens", at: "Screens/Outbox",
        dependencies: [
            "Models", "Persistence", "Navigation", "OutboxFeature", "TerminalUI", "Keys", "Interaction", "ScreenKit",
        ]),
    .module(
        "EditScreens", at: "Screens/Edit",
        dependencies: [
            "Models", "Navigation", "EditFeature", "TerminalUI", "Keys", "Interaction", "ScreenKit",
        ]),
    .module(
        "PhotoScreens", at: "Screens/Photos",
        dependencies: [
            "Models", "Persistence", "Editing", "Navigation", "EditFeature", "DetailFeature", "ImageCache",
            "ImageChoosing", "Pixels", "TerminalImages", "TerminalUI", "Keys", "KeyAdvice", "Interaction", "ScreenKit",
            "ContactActions",
        ]),
    .module(
        "ListScreens", at: "Screens/List",
        dependencies: [
            "Models", "Persistence", "Sync", "Navigation", "Opening", "ListFeature", "ChangeFeature", "TerminalUI",
            "Keys", "Interaction", "ScreenKit", "ContactActions", "PhotoScreens", "ChangeDelivery",
        ]),
    .module(
        "DetailScreens", at: "Screens/Detail",
        dependencies: [
            "Models", "Navigation", "Opening", "DetailFeature", "ChangeFeature", "TerminalUI", "Keys", "Interaction",
            "ScreenKit", "ContactActions", "PhotoScreens",
        ]),
    .module(
        "DialogueConsole", at: "Dialogue/Console",
        dependencies: ["Models", "Persistence", "Keys", "TerminalUI", "Interaction", "ChangeDelivery"]),
    .module(
        "DialogueForms", at: "Dialogue/Forms",
        dependencies: [
            "AddressBooks",
            "Models", "Persistence", "Editing", "Sync", "Navigation", "EditFeature", "BooksFeature", "ConflictFeature",
            "TerminalUI", "Interaction", "ContactActions", "DialogueConsole",
        ]),
    .module(
        "Dialogue",
        dependencies: [
            "AddressBooks", "Models", "Persistence", "Sync", "Navigation", "Opening", "ListFeature", "DetailFeature",
            "EditFeature", "ChangeFeature", "ConflictFeature", "BooksFeature", "TrashFeature", "OutboxFeature", "Keys",
            "KeyAdvice", "TerminalUI", "Interaction", "ContactActions", "DialogueConsole", "DialogueForms",
            "ChangeDelivery",
        ], exclude: ["Console", "Forms"]),
    .module("Pixels"),
    .module("TerminalImages", dependencies: ["Pixels", "CChafa"], exclude: ["README.md"]),
    .module(
        "ImageCache", dependencies: ["Models", "Networking", "Pixels"], exclude: ["Decoding", "Choosing", "README.md"]),
    .module("ImageChoosing", at: "ImageCache/Choosing", dependencies: ["ImageCache", "Models", "Pixels"]),
    .module(
        "ImageDecoding", at: "ImageCache/Decoding", dependencies: ["ImageCache", "Pixels", "CPixbuf"],
        exclude: ["README.md"]),
]

let systemLibraries: [Target] = [
    .systemLibrary(
        name: "CSQLite", path: "Modules/System/CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "CCurl", path: "Modules/System/CCurl"),
    .target(name: "CTerminal", path: "Modules/System/CTerminal"),
    .target(name: "CProcess", path: "Modules/System/CProcess"),
    .target(name: "CChafa", path: "Modules/System/CChafa"),
    .target(name: "CPixbuf", path: "Modules/System/CPixbuf"),
]

let apps: [Target] = [
    .target(
        name: "Composition",
        dependencies: [
            "NetworkingSecrets",
            "AddressBooks", "Models", "DependencyInjection", "Configuration", "Networking", "CurlNetworking",
            "Persistence", "SQLitePersistence", "Directories", "StarWarsDirectory", "ContactsAPIDirectory",
            "GitHubOrganizationsDirectory", "SpaceXLaunchesDirectory", "Editing", "ChangeDelivery", "Sync",
            "Navigation", "ListFeature", "DetailFeature", "EditFeature", "ChangeFeature", "ConflictFeature",
            "BooksFeature", "TrashFeature", "OutboxFeature", "Opening", "Pixels", "ImageCache", "ImageDecoding",
            "TerminalImages", "TerminalUI", "KithSettings", "Logging", "DemoSeeding", "SyncFileLock", "ProgramOpening",
            "ImageChoosing", "CommandLineStreams", "CommandLineErrors",
        ], path: "Apps/Composition", swiftSettings: .house),
    .executableTarget(
        name: "CLI",
        dependencies: [
            "AddressBooks", "Models", "DependencyInjection", "Configuration", "CurlNetworking", "Networking",
            "Persistence", "Directories", "Editing", "EditFeature", "Sync", "DetailFeature", "Opening", "TerminalUI",
            "ArgumentParsing", "ImageCache", "ImageChoosing", "TerminalImages", "KithSettings", "ProgramOpening",
            "Composition", "CommandLineStreams", "CommandLineErrors", "CommandLineEditor", "CommandLinePictures",
            "CommandKit", "ContactCommands", "BookCommands", "ChangeCommands", "PhotoCommands", "UpkeepCommands",
            "Logging", "ChangeDelivery",
        ], path: "Apps/CLI", swiftSettings: .house),
    .executableTarget(
        name: "TUI",
        dependencies: [
            "Models", "DependencyInjection", "Configuration", "Persistence", "Editing", "Sync", "Navigation",
            "ListFeature", "DetailFeature", "EditFeature", "ChangeFeature", "ConflictFeature", "BooksFeature",
            "TrashFeature", "OutboxFeature", "Opening", "TerminalUI", "ArgumentParsing", "ImageCache", "TerminalImages",
            "Composition", "Keys", "KeyAdvice", "Interaction", "ScreenKit", "OverlayScreens", "PhotoScreens",
            "ListScreens", "DetailScreens", "ContactActions", "Dialogue", "DialogueConsole", "LaunchScreens",
            "ConflictScreens", "BooksScreens", "TrashScreens", "OutboxScreens", "EditScreens", "KithSettings",
            "Logging", "ProgramOpening", "StoreWatching", "CommandLineStreams", "CommandLineErrors",
        ], path: "Apps/TUI", swiftSettings: .house),
]

let testSupport: [Target] = [
    .support("Snapshots"),
    .support("SeededNumbers"),
    .support("Processes", dependencies: ["TerminalUI"]),
    .executableTarget(
        name: "TerminalProbe", dependencies: ["TerminalUI"], path: "Tests/Support/TerminalProbe",
        swiftSettings: .house),
    .executableTarget(
        name: "StoreProbe", dependencies: ["SQLitePersistence", "Persistence", "Models"],
        path: "Tests/Support/StoreProbe", swiftSettings: .house),
    .support("SamplePictures", dependencies: ["Pixels"]),
    .support("PictureSequences", dependencies: ["Pixels"]),
    .executableTarget(
        name: "MemoryProbe", path: "Tests/Support/MemoryProbe", swiftSettings: .house),
    .executableTarget(
        name: "ImageCacheProbe", dependencies: ["ImageCache", "Networking"], path: "Tests/Support/ImageCacheProbe",
        swiftSettings: .house),
    .support(
        "ScreenFixtures",
        dependencies: [
            "AddressBooks", "Doubles", "Snapshots", "Models", "Persistence", "Editing", "ChangeDelivery", "Sync",
            "Navigation", "Opening", "ImageCache", "Pixels", "TerminalImages", "TerminalUI", "Keys", "Interaction",
            "ScreenKit", "OverlayScreens", "PhotoScreens", "ContactActions", "ChangeFeature", "BooksFeature",
            "DetailFeature", "EditFeature", "ImageChoosing",
        ]),
    .support(
        "Doubles",
        dependencies: ["Models", "Networking", "Persistence", "Directories", "Sync", "Navigation", "ImageCache"]),
]

let tests: [Target] = [
    .tests("Models", dependencies: ["SeededNumbers"]),
    .tests("JSON", dependencies: ["SeededNumbers"]),
    .tests("DependencyInjection", dependencies: ["Processes"]),
    .tests("Configuration", dependencies: ["SeededNumbers"]),
    .tests("Networking", dependencies: ["CurlNetworking", "JSON", "LoopbackServer"]),
    .tests("NetworkingSecrets", dependencies: ["Networking"]),
    .tests(
        "Persistence",
        dependencies: [
            "SQLitePersistence", "Models", "CSQLite", "StoreProbe", "SeededNumbers", "Doubles", "Processes",
        ]),
    .tests(
        "Directories", dependencies: ["StarWarsDirectory", "Networking", "Models", "JSON", "Doubles"]),
    .tests(
        "StarWarsDirectory",
        dependencies: ["Directories", "CurlNetworking", "Networking", "Models", "LoopbackServer", "Doubles"]),
    .tests(
        "GitHubOrganizationsDirectory",
        dependencies: ["Directories", "CurlNetworking", "Networking", "Models", "JSON", "LoopbackServer", "Doubles"]),
    .tests(
        "SpaceXLaunchesDirectory",
        dependencies: ["Directories", "CurlNetworking", "Networking", "Models", "JSON", "LoopbackServer", "Doubles"]),
    .tests(
        "ContactsAPIDirectory",
        dependencies: ["Directories", "CurlNetworking", "Networking", "Models", "JSON", "LoopbackServer", "Doubles"]),
    .tests(
        "DirectoryServer",
        dependencies: [
            "AddressBooks", "ContactsAPIDirectory", "StarWarsDirectory", "GitHubOrganizationsDirectory",
            "SpaceXLaunchesDirectory", "Directories", "CurlNetworking", "Networking", "Models", "JSON",
            "LoopbackServer", "Persistence", "SQLitePersistence", "Editing", "Sync", "Doubles",
        ]),
    .tests("VCard", dependencies: ["Models"]),
    .tests("Editing", dependencies: ["Models", "Persistence", "SQLitePersistence", "Doubles"]),
    .tests(
        "ChangeDelivery",
        dependencies: [
            "Models", "Editing", "Persistence", "SQLitePersistence", "Directories", "Networking", "Sync", "Doubles",
        ]),
    .tests("AddressBooks", dependencies: ["Models", "Directories", "Persistence", "Doubles"]),
    .tests(
        "Sync",
        dependencies: [
            "AddressBooks",
            "Models", "Directories", "Editing", "Persistence", "SQLitePersistence", "Doubles", "SeededNumbers",
        ]),
    .tests("Navigation", dependencies: ["Models", "Doubles"]),
    .tests("ListFeature", dependencies: ["Models", "Persistence", "Sync", "Directories", "Navigation", "Doubles"]),
    .tests("DetailFeature", dependencies: ["Models", "Persistence", "Sync", "Navigation", "Doubles"]),
    .tests(
        "ChangeFeature",
        dependencies: [
            "Models", "Persistence", "Editing", "ChangeDelivery", "Sync", "Directories", "Networking", "Doubles",
        ]),
    .tests("EditFeature", dependencies: ["Models", "Persistence", "Editing", "Navigation", "Doubles"]),
    .tests("ConflictFeature", dependencies: ["Models", "Persistence", "Editing", "Navigation", "Doubles"]),
    .tests(
        "BooksFeature",
        dependencies: ["AddressBooks", "Models", "Persistence", "Sync", "Directories", "Navigation", "Doubles"]),
    .tests(
        "TrashFeature",
        dependencies: ["Models", "Persistence", "Editing", "ChangeDelivery", "Sync", "Navigation", "Doubles"]),
    .tests(
        "OutboxFeature",
        dependencies: ["Models", "Persistence", "Editing", "ChangeDelivery", "Sync", "Navigation", "Doubles"]),
    .tests("Opening"),
    .tests("Keys", dependencies: ["TerminalUI"]),
    .tests("ArgumentParsing", dependencies: ["SeededNumbers"]),
    .tests("TerminalUI", dependencies: ["TerminalProbe", "SeededNumbers", "Processes"]),
    .tests("Pixels"),
    .tests("TerminalImages", dependencies: ["Pixels", "SeededNumbers", "PictureSequences"]),
    .tests(
        "ImageCache",
        dependencies: [
            "ImageDecoding", "CurlNetworking", "Networking", "Models", "Pixels", "LoopbackServer", "SamplePictures",
            "ImageCacheProbe", "Processes", "SeededNumbers", "Doubles",
        ]),
    .tests("ImageDecoding", dependencies: ["ImageCache", "Pixels", "SamplePictures", "SeededNumbers"]),
    .tests(
        "CLI",
        dependencies: [
            "Composition", "DependencyInjection", "ArgumentParsing", "TerminalUI", "Opening", "Persistence", "Sync",
            "Snapshots", "KithSettings", "CommandLineStreams", "CommandLineErrors",
        ],
        exclude: ["Snapshots"]),
    .tests(
        "Composition",
        dependencies: [
            "AddressBooks", "DependencyInjection", "Configuration", "Models", "Networking", "Persistence",
            "Directories", "Sync", "KithSettings", "DemoSeeding", "CommandLineStreams", "CommandLineErrors",
            "ListFeature", "DetailFeature", "Navigation",
        ]),
    .tests("CommandLineStreams", dependencies: ["TerminalUI"]),
    .tests(
        "CommandLineErrors", dependencies: ["AddressBooks", "CommandLineStreams", "Opening", "Persistence", "Sync"]),
    .tests("CommandLineFormats", dependencies: ["Models", "Persistence", "TerminalUI"]),
    .tests("CommandKit", dependencies: ["ArgumentParsing", "CommandLineStreams"]),
    .testTarget(
        name: "TUITests",
        dependencies: [
            "AddressBooks", "TUI", "Keys", "Interaction", "PhotoScreens", "ListScreens", "TerminalUI", "ListFeature",
            "DetailFeature", "EditFeature", "ChangeFeature", "ConflictFeature", "BooksFeature", "TrashFeature",
            "OutboxFeature", "Editing", "ChangeDelivery", "Opening", "Navigation", "Persistence", "Sync", "Directories",
            "Pixels", "ImageCache", "ImageDecoding", "TerminalImages", "Networking", "Models", "Composition",
            "DependencyInjection", "Doubles", "Snapshots", "Processes", "Configuration", "SeededNumbers",
            "KithSettings", "ImageChoosing", "ScreenFixtures",
        ], path: "Tests/TUITests", exclude: ["Snapshots"], swiftSettings: .house),
    .tests("Dialogue", dependencies: ["DialogueConsole", "DialogueForms", "Keys", "TerminalUI"]),
    .tests("KithSettings", dependencies: ["Configuration", "Opening", "TerminalUI"]),
    .tests("SyncFileLock", dependencies: ["Sync", "Configuration"]),
    .tests("StoreWatching", dependencies: ["Processes"]),
    .tests(
        "ListScreens",
        dependencies: [
            "ListFeature", "BooksFeature", "Opening", "PhotoScreens", "ContactActions", "ChangeFeature",
            "ScreenFixtures", "Doubles", "ScreenKit", "OverlayScreens", "TerminalUI", "Keys", "Models", "Persistence",
            "Navigation",
        ], exclude: ["Snapshots"]),
    .tests(
        "BooksScreens",
        dependencies: [
            "BooksFeature", "ScreenFixtures", "Doubles", "ScreenKit", "TerminalUI", "Models", "Directories", "Editing",
            "Networking", "Persistence", "Sync", "Navigation",
        ], exclude: ["Snapshots"]),
    .tests(
        "TrashScreens",
        dependencies: [
            "TrashFeature", "ScreenFixtures", "Doubles", "ScreenKit", "TerminalUI", "Models", "Editing", "Persistence",
            "Navigation",
        ], exclude: ["Snapshots"]),
    .tests(
        "OutboxScreens",
        dependencies: [
            "OutboxFeature", "ScreenFixtures", "Doubles", "ScreenKit", "TerminalUI", "Models", "Editing", "Persistence",
            "Navigation",
        ], exclude: ["Snapshots"]),
    .tests(
        "ConflictScreens",
        dependencies: [
            "ConflictFeature", "ScreenFixtures", "ScreenKit", "Doubles", "TerminalUI", "Models", "Editing",
            "Persistence",
        ], exclude: ["Snapshots"]),
    .tests(
        "EditScreens",
        dependencies: [
            "EditFeature", "ScreenFixtures", "ScreenKit", "Navigation", "Doubles", "TerminalUI", "Models", "Editing",
            "Persistence",
        ]),
    .tests(
        "DetailScreens",
        dependencies: [
            "ContactActions", "Opening", "ScreenFixtures", "Doubles", "Models", "Navigation", "TerminalUI",
        ]),
    .tests(
        "PhotoScreens",
        dependencies: ["ScreenFixtures", "ScreenKit", "Processes", "Models", "Navigation", "TerminalUI"]),
    .tests("OverlayScreens", dependencies: ["Interaction", "Keys", "Models", "TerminalUI"]),
    .tests(
        "LaunchScreens",
        dependencies: [
            "Interaction", "Doubles", "ScreenFixtures", "Models", "Navigation", "Persistence", "TerminalUI",
        ]),
    .tests("LayerCheck"),
    .testTarget(
        name: "ReadmeTests", dependencies: ["CLI", "DirectoryServer", "Models", "Processes"], path: "Tests/ReadmeTests",
        swiftSettings: .house),
    .testTarget(
        name: "EndToEndTests",
        dependencies: [
            "CLI", "TUI", "Keys", "Composition", "SQLitePersistence", "Persistence", "Models", "LoopbackServer",
            "Processes", "JSON", "SeededNumbers", "Pixels", "SamplePictures", "PictureSequences", "ImageCache",
            "ImageDecoding", "DirectoryServer", "MemoryProbe", "KithSettings",
        ],
        path: "Tests/EndToEnd",
        swiftSettings: .house),
]

let tools: [Target] = [
    .target(name: "LoopbackServer", path: "Tools/LoopbackServer", swiftSettings: .house),
    .target(
        name: "DirectoryServer", dependencies: ["LoopbackServer", "StarWarsDirectory", "Networking", "JSON", "Models"],
        path: "Tools/DirectoryServer", swiftSettings: .house),
    .executableTarget(
        name: "directory-server-program", dependencies: ["DirectoryServer", "Models"],
        path: "Tools/DirectoryServerProgram", swiftSettings: .house),
    .target(name: "LayerCheck", dependencies: ["JSON"], path: "Tools/LayerCheck", swiftSettings: .house),
    .executableTarget(
        name: "check-layers-program", dependencies: ["LayerCheck"], path: "Tools/CheckLayersProgram",
        swiftSettings: .house),
    .executableTarget(
        name: "bench-program",
        dependencies: [
            "DependencyInjection", "Models", "Persistence", "SQLitePersistence", "LoopbackServer", "CurlNetworking",
            "Networking", "ImageCache", "ImageDecoding", "Pixels", "TerminalImages",
        ],
        path: "Tools/BenchProgram", swiftSettings: .house),
]

// `Tools/test MODULE` sets KITH_TEST_MODULE: the package is then that module's tests and what they reach, so that
// an edit-and-test round builds nothing else.
let everything = modules + systemLibraries + apps + testSupport + tests + tools
let chosen = Context.environment["KITH_TEST_MODULE"].map { everything.reached(from: "\($0)Tests") }

let package = Package(
    name: "Kith",
    products: chosen == nil
        ? [.executable(name: "kith", targets: ["CLI"]), .executable(name: "kith-tui", targets: ["TUI"])] : [],
    dependencies: [],
    targets: chosen ?? everything
)

extension Target {
    static func module(
        _ name: String, at folder: String? = nil, dependencies: [String] = [], exclude: [String] = []
    ) -> Target {
        .target(
            name: name, dependencies: dependencies.map { .init(stringLiteral: $0) }, path: "Modules/\(folder ?? name)",
            exclude: exclude, swiftSettings: .house)
    }

    static func support(_ name: String, dependencies: [String] = []) -> Target {
        .target(
            name: name, dependencies: dependencies.map { .init(stringLiteral: $0) }, path: "Tests/Support/\(name)",
            swiftSettings: .house)
    }

    static func tests(_ module: String, dependencies: [String] = [], exclude: [String] = []) -> Target {
        .testTarget(
            name: "\(module)Tests", dependencies: ([module] + dependencies).map { .init(stringLiteral: $0) },
            path: "Tests/\(module)Tests", exclude: exclude, swiftSettings: .house)
    }

    var dependencyNames: [String] {
        dependencies.map { dependency in
            switch dependency {
            case .byNameItem(let name, _), .targetItem(let name, _), .productItem(let name, _, _, _): name
            @unknown default: ""
            }
        }
    }
}

extension [Target] {
    func reached(from root: String) -> [Target] {
        var names: Set = [root]
        var open = [root]
        while let name = open.popLast() {
            for next in first(where: { $0.name == name })?.dependencyNames ?? [] where names.insert(next).inserted {
                open.append(next)
            }
        }
        return filter { names.contains($0.name) }
    }
}

extension [SwiftSetting] {
    static var house: [SwiftSetting] {
        [
            .swiftLanguageMode(.v6),
            .treatAllWarnings(as: .error),
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            .enableUpcomingFeature("InferIsolatedConformances"),
        ]
    }
}
