/// What this build calls itself.
package enum KithVersion {
    package static let number = "0.1.0"
    /// Where a server's operator can read what this program is.
    static let home = "https://kith.invalid/about"
}
