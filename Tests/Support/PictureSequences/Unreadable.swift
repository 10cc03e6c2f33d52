/// Error of the readers of sequences.
package enum Unreadable: Error {
    /// Not a picture, or not as large as declared.
    case picture
    /// Invalid sequence; the text says where.
    case sequence(String)
}
