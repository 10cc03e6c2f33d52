/// Version of this build.
package enum KithVersion {
    package static let number = "0.1.0"
}
