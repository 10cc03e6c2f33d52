package import DependencyInjection

/// The names of what can be swapped without building: `KITH_USE="Persistence=memory"`.
package enum Slots {
    package static let persistence = "Persistence"
    package static let networking = "Networking"
    package static let log = "Log"

    static let all = [persistence, networking, log]
}

extension ServiceName {
    package static let sqlite: ServiceName = "sqlite"
    package static let memory: ServiceName = "memory"
    package static let curl: ServiceName = "curl"
    package static let offline: ServiceName = "offline"
    package static let file: ServiceName = "file"
    package static let standardError: ServiceName = "stderr"
    package static let silent: ServiceName = "silent"
}
