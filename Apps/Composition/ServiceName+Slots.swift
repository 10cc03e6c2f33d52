// Composition: what every front puts together in the same way: the assemblies for store, network, directories, sync,
// editing, pictures and view models. It is the part of the composition roots that they share; what tells the fronts
// apart stands in their own roots. It draws nothing.

package import DependencyInjection

extension ServiceName {
    package static let sqlite: ServiceName = "sqlite"
    package static let memory: ServiceName = "memory"
    package static let disk: ServiceName = "disk"
    /// Not `none`, which would be no name at all where a name is optional.
    package static let nothing: ServiceName = "none"
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
