extension Schema {
    /// Books and contacts.
    ///
    /// `contact` holds what lists show, sort and filter by, and is kept narrow; `card` holds the rest. Indexes repeat
    /// `key`, `book` and `favorite`, so that a walk along an order needs no row of the table to filter. Times are
    /// milliseconds since 1970 UTC; lists are JSON.
    static let step1 = """
        CREATE TABLE book (
            key INTEGER PRIMARY KEY,
            name TEXT NOT NULL UNIQUE,
            directory TEXT,
            url TEXT,
            options TEXT,
            operations INTEGER NOT NULL,
            fields TEXT NOT NULL,
            created INTEGER NOT NULL,
            last_success INTEGER,
            skipped INTEGER NOT NULL DEFAULT 0,
            directory_state TEXT
        ) STRICT;

        CREATE TABLE contact (
            key INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            book INTEGER NOT NULL REFERENCES book (key),
            favorite INTEGER NOT NULL,
            name TEXT NOT NULL,
            subtitle TEXT,
            email TEXT,
            phone TEXT,
            photo TEXT,
            kind TEXT NOT NULL,
            updated INTEGER NOT NULL,
            created INTEGER NOT NULL,
            remote_id TEXT,
            tag TEXT,
            name_key TEXT NOT NULL,
            family_key TEXT NOT NULL
        ) STRICT;
        CREATE UNIQUE INDEX contact_by_remote_id ON contact (book, remote_id);
        CREATE INDEX contact_by_name ON contact (name_key, key, book, favorite);
        CREATE INDEX contact_by_family ON contact (family_key, key, book, favorite);
        CREATE INDEX contact_by_update ON contact (updated DESC, key, book, favorite);

        CREATE TABLE card (
            key INTEGER PRIMARY KEY REFERENCES contact (key) ON DELETE CASCADE,
            name_parts TEXT NOT NULL,
            organization TEXT,
            title TEXT,
            emails TEXT,
            phones TEXT,
            addresses TEXT,
            urls TEXT,
            birthday TEXT,
            note TEXT,
            categories TEXT,
            attributes TEXT,
            words TEXT NOT NULL
        ) STRICT;

        CREATE TABLE phone_digits (
            key INTEGER PRIMARY KEY REFERENCES contact (key) ON DELETE CASCADE,
            digits TEXT NOT NULL
        ) STRICT;

        CREATE TABLE category (
            folded TEXT NOT NULL,
            key INTEGER NOT NULL REFERENCES contact (key) ON DELETE CASCADE,
            PRIMARY KEY (folded, key)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX category_by_key ON category (key);

        CREATE TABLE mark (mark TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;

        CREATE VIRTUAL TABLE search USING fts5 (
            words, content = 'card', content_rowid = 'key', tokenize = 'ascii', prefix = '1 2 3', detail = none,
            columnsize = 0
        );
        """
}
