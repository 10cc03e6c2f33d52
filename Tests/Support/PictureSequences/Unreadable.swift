/// What the readers of sequences throw.
package enum Unreadable: Error {
    /// What is no picture, or not as large as it says.
    case picture
    /// What no terminal would take; the text says where.
    case sequence(String)
}
