extension Schema {
    /// Photos that the user set.
    ///
    /// `photo.name` is the SHA-256 of the bytes, which contacts name as `kith-photo:NAME`. The partial index finds the
    /// few contacts that name one, whatever the number of contacts; it holds what `photo` says at the same condition
    /// (https://www.sqlite.org/partialindex.html, section 3). Books of this machine, which could always be changed in
    /// everything, get the operation that is new.
    static let step4 = """
        CREATE TABLE photo (
            name TEXT PRIMARY KEY,
            type TEXT NOT NULL,
            data BLOB NOT NULL
        ) STRICT;
        CREATE INDEX contact_by_stored_photo ON contact (photo) WHERE photo GLOB 'kith-photo:*';
        UPDATE book SET operations = operations | 32 WHERE directory IS NULL AND operations & 16;
        """
}
