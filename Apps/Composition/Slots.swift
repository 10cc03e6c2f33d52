package import DependencyInjection

/// The names of what can be swapped without building: `KITH_USE="Persistence=memory"`.
package enum Slots {
    package static let persistence = "Persistence"
    package static let networking = "Networking"
    package static let log = "Log"
    package static let opener = "Opener"
    package static let imageRenderer = "ImageRenderer"

    package static let all = [persistence, networking, log, opener, imageRenderer]
}

extension ServiceName {
    package static let sqlite: ServiceName = "sqlite"
    package static let memory: ServiceName = "memory"
    package static let curl: ServiceName = "curl"
    package static let offline: ServiceName = "offline"
    package static let file: ServiceName = "file"
    package static let standardError: ServiceName = "stderr"
    package static let silent: ServiceName = "silent"
    package static let suitable: ServiceName = "suitable"
    package static let command: ServiceName = "command"
    package static let xdgOpen: ServiceName = "xdg-open"
    package static let print: ServiceName = "print"
}
