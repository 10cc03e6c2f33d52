extension ContactField {
    /// A message about the field as a sentence: ours are what is said of it, "is no e-mail address"; a directory may name
    /// the field itself, in its own words: "First name is too short".
    package func sentence(_ message: String) -> String {
        message.first?.isUppercase == true ? message : "\(displayName) \(message)"
    }
}
