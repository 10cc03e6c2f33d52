extension Schema {
    /// Contact count per book, shown by every list: counting reads a whole index.
    static let step5 = """
        ALTER TABLE book ADD COLUMN contacts INTEGER NOT NULL DEFAULT 0;
        UPDATE book SET contacts = (SELECT count(*) FROM contact WHERE contact.book = book.key);
        """
}
