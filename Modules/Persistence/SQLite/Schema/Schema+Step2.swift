extension Schema {
    /// Tables of the outbox, the trash and the undo history.
    ///
    /// Entries of `outbox` and `conflict` outlive their contacts, so that they name them by `id`; `base` does not.
    /// `contact.pending` and `contact.conflict` repeat whether there are such entries, so that lists need not look.
    /// Numbers that only grow are AUTOINCREMENT: they are never used again. Contents are JSON. Tables that are short or
    /// seldom read have no index by book, since each costs a little at every start.
    static let step2 = """
        ALTER TABLE contact ADD COLUMN pending INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE contact ADD COLUMN conflict INTEGER NOT NULL DEFAULT 0;

        CREATE TABLE base (
            key INTEGER PRIMARY KEY REFERENCES contact (key) ON DELETE CASCADE,
            content TEXT NOT NULL
        ) STRICT;

        CREATE TABLE outbox (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            id TEXT NOT NULL UNIQUE,
            book INTEGER NOT NULL REFERENCES book (key),
            state TEXT NOT NULL,
            moment INTEGER,
            operation TEXT NOT NULL,
            fields TEXT NOT NULL,
            remote_id TEXT,
            attempts INTEGER NOT NULL,
            created INTEGER NOT NULL,
            messages TEXT,
            sent TEXT
        ) STRICT;

        CREATE TABLE conflict (
            id TEXT PRIMARY KEY,
            book INTEGER NOT NULL REFERENCES book (key),
            kind TEXT NOT NULL,
            fields TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE trash (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            id TEXT NOT NULL UNIQUE,
            book INTEGER NOT NULL REFERENCES book (key),
            deleted INTEGER NOT NULL,
            remote_id TEXT,
            tag TEXT,
            updated INTEGER NOT NULL,
            created INTEGER NOT NULL,
            content TEXT NOT NULL,
            base TEXT
        ) STRICT;

        CREATE TABLE history (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            moment INTEGER NOT NULL,
            summary TEXT NOT NULL,
            undone INTEGER NOT NULL DEFAULT 0
        ) STRICT;

        CREATE TABLE history_change (
            number INTEGER NOT NULL REFERENCES history (number) ON DELETE CASCADE,
            place INTEGER NOT NULL,
            id TEXT NOT NULL,
            book INTEGER NOT NULL REFERENCES book (key),
            content_before TEXT,
            content_after TEXT,
            PRIMARY KEY (number, place)
        ) STRICT, WITHOUT ROWID;
        """
}
