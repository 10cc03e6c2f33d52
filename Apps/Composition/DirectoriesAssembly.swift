package import DependencyInjection
internal import Directories
internal import Networking
internal import StarWarsDirectory

/// Every kind of directory, each under its own name.
package struct DirectoriesAssembly: Assembly {
    package init() {}

    package func assemble(into builder: ContainerBuilder) {
        builder.register(
            DirectoryKind.self, name: "star-wars", as: StarWarsDirectory.self, StarWarsDirectory.kind(client:))
    }
}
