extension Schema {
    /// What a refresh keeps of a book for the next ones: where reading details again goes on, and how much of the book
    /// the directory took away lately.
    static let step6 = """
        ALTER TABLE book ADD COLUMN details_after TEXT;
        ALTER TABLE book ADD COLUMN removals_since INTEGER;
        ALTER TABLE book ADD COLUMN removals INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE book ADD COLUMN removals_of INTEGER NOT NULL DEFAULT 0;
        """
}
