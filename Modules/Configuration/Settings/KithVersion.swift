/// What this build calls itself.
package enum KithVersion {
    package static let number = "0.1.0"
}
