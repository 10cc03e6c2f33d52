extension Schema {
    /// How many contacts a book has, which every list shows: counting them reads a whole index.
    static let step5 = """
        ALTER TABLE book ADD COLUMN contacts INTEGER NOT NULL DEFAULT 0;
        UPDATE book SET contacts = (SELECT count(*) FROM contact WHERE contact.book = book.key);
        """
}
