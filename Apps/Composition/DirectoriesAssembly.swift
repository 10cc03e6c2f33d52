internal import ContactsAPIDirectory
package import DependencyInjection
internal import Directories
internal import GitHubOrganizationsDirectory
internal import Models
internal import Networking
internal import SpaceXLaunchesDirectory
internal import StarWarsDirectory

/// Every kind of directory, each under its own name.
package struct DirectoriesAssembly: Assembly {
    package init() {}

    package func assemble(into builder: ContainerBuilder) {
        builder.register(
            DirectoryKind.self, name: "star-wars", as: StarWarsDirectory.self, StarWarsDirectory.kind(client:))
        builder.register(
            DirectoryKind.self, name: "contacts-api", as: ContactsAPIDirectory.self,
            ContactsAPIDirectory.kind(client:))
        builder.register(
            DirectoryKind.self, name: "github-organizations", as: GitHubOrganizationsDirectory.self,
            GitHubOrganizationsDirectory.kind(client:))
        builder.register(
            DirectoryKind.self, name: "spacex-launches", as: SpaceXLaunchesDirectory.self,
            SpaceXLaunchesDirectory.kind(client:))
    }
}
