/// The parts of a contact that can be asked for, searched in, or held by a directory.
///
/// The raw value is the name people type in `--fields`, `field:word` and `--clear`.
package enum ContactField: String, Sendable, Hashable, CaseIterable {
    case name, given, family, additional, prefix, suffix, nickname
    case organization, title
    case email, phone, address, url
    case birthday, note, photo
    case category, attribute
    case favorite, kind
}
