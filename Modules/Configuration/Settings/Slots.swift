/// The names of what can be swapped without building: `KITH_USE="Persistence=memory"`.
package enum Slots {
    package static let persistence = "Persistence"
    package static let networking = "Networking"
    package static let log = "Log"
    package static let opener = "Opener"
    package static let imageRenderer = "ImageRenderer"
    package static let imageStore = "ImageStore"

    package static let all = [persistence, networking, log, opener, imageStore, imageRenderer]
}
