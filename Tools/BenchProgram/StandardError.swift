import Glibc

/// Stream of messages for people, so that standard output holds nothing but figures.
enum StandardError {
    static func say(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(STDERR_FILENO, bytes, bytes.count)
    }
}
