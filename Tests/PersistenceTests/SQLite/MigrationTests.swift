import Models
import Persistence
import SQLitePersistence
import Testing

/// Files of every version that was ever released are opened. A version's file is built here by the SQL that the version
/// itself used, and is never changed afterwards.
@Suite struct MigrationTests {
    @Test func `a file of version 1 opens and has all that it had`() throws {
        try TemporaryFolder.with { folder throws in
            try RawDatabase(folder.database).execute(Self.version1)
            let store = try SQLiteContactStore(path: folder.database)
            try store.read { reader throws in
                let books = try reader.books()
                #expect(books.map(\.name) == ["demo", "home"])
                #expect(books.first?.directory?.kind == "star-wars")
                #expect(books.first?.capabilities == .readOnly([.name, .birthday]))
                let status = try reader.status(ofBook: "demo")
                #expect(status == BookStatus(lastSuccess: moment(1700), skipped: 2, directoryState: "etag"))
                let leia = try reader.contact(id(18))
                #expect(leia?.card.name == ContactName(given: ["Leia"], family: ["Organa"]))
                #expect(leia?.card.phones == [Labeled("+49 172 123456", types: ["cell"])])
                #expect(leia?.remoteID == "18")
                #expect(leia?.isFavorite == true)
                #expect(try reader.isMarked("demo"))
            }
            #expect(try store.found("organa") == ["Leia Organa"])
            #expect(try store.found("0172") == ["Leia Organa"])
            #expect(try store.names(ContactQuery(category: "jedi")) == ["Leia Organa"])
            try store.write { writer in
                try writer.remove([id(18)])
                try writer.insert(contact(1, "Han Solo"), tag: nil)
            }
            #expect(try store.names(ContactQuery()) == ["Han Solo"])
            #expect(try RawDatabase(folder.database).integrity() == "ok")
        }
    }

    @Test func `a file of version 1 takes edits`() throws {
        try TemporaryFolder.with { folder throws in
            try RawDatabase(folder.database).execute(Self.version1)
            let store = try SQLiteContactStore(path: folder.database)
            #expect(try store.rows(ContactQuery()).map(\.isPending) == [false])
            try store.write { writer throws in
                try writer.setBase(fullContent, of: id(18))
                try writer.saveOutboxEntry(outboxEntry(18, in: "demo"))
                try writer.recordHistory(summary: "edited", at: moment(1), changes: [change(18, in: "demo")])
            }
            let again = try SQLiteContactStore(path: folder.database)
            #expect(try again.rows(ContactQuery()).map(\.isPending) == [true])
            #expect(try again.read { try $0.base(of: id(18)) } == fullContent)
            #expect(try RawDatabase(folder.database).text("PRAGMA user_version") == "6")
        }
    }

    @Test func `a list in the order of names is read from one index alone`() throws {
        try TemporaryFolder.with { folder throws in
            try RawDatabase(folder.database).execute(Self.version1)
            _ = try SQLiteContactStore(path: folder.database)
            let plan = try RawDatabase(folder.database).plan(
                "SELECT id, name, subtitle, email, phone, photo, pending, conflict FROM contact ORDER BY name_key, key")
            #expect(plan == ["SCAN contact USING COVERING INDEX contact_by_name"])
        }
    }

    @Test func `opening a file that is up to date writes nothing`() throws {
        try TemporaryFolder.with { folder throws in
            try SQLiteContactStore(path: folder.database).fill([contact(1, "Leia")])
            let before = try folder.bytes()
            _ = try SQLiteContactStore(path: folder.database).names(ContactQuery())
            #expect(try folder.bytes() == before)
            #expect(folder.names == ["kith.db"])
        }
    }

    static let version1 = """
        PRAGMA journal_mode = WAL;
        BEGIN;
        CREATE TABLE book (
            key INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, directory TEXT, url TEXT, options TEXT,
            operations INTEGER NOT NULL, fields TEXT NOT NULL, created INTEGER NOT NULL, last_success INTEGER,
            skipped INTEGER NOT NULL DEFAULT 0, directory_state TEXT
        ) STRICT;
        CREATE TABLE contact (
            key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, book INTEGER NOT NULL REFERENCES book (key),
            favorite INTEGER NOT NULL, name TEXT NOT NULL, subtitle TEXT, email TEXT, phone TEXT, photo TEXT,
            kind TEXT NOT NULL, updated INTEGER NOT NULL, created INTEGER NOT NULL, remote_id TEXT, tag TEXT,
            name_key TEXT NOT NULL, family_key TEXT NOT NULL
        ) STRICT;
        CREATE UNIQUE INDEX contact_by_remote_id ON contact (book, remote_id);
        CREATE INDEX contact_by_name ON contact (name_key, key, book, favorite);
        CREATE INDEX contact_by_family ON contact (family_key, key, book, favorite);
        CREATE INDEX contact_by_update ON contact (updated DESC, key, book, favorite);
        CREATE TABLE card (
            key INTEGER PRIMARY KEY REFERENCES contact (key) ON DELETE CASCADE, name_parts TEXT NOT NULL,
            organization TEXT, title TEXT, emails TEXT, phones TEXT, addresses TEXT, urls TEXT, birthday TEXT,
            note TEXT, categories TEXT, attributes TEXT, words TEXT NOT NULL
        ) STRICT;
        CREATE TABLE phone_digits (
            key INTEGER PRIMARY KEY REFERENCES contact (key) ON DELETE CASCADE, digits TEXT NOT NULL
        ) STRICT;
        CREATE TABLE category (
            folded TEXT NOT NULL, key INTEGER NOT NULL REFERENCES contact (key) ON DELETE CASCADE,
            PRIMARY KEY (folded, key)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX category_by_key ON category (key);
        CREATE TABLE mark (mark TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
        CREATE VIRTUAL TABLE search USING fts5 (
            words, content = 'card', content_rowid = 'key', tokenize = 'ascii', prefix = '1 2 3', detail = none,
            columnsize = 0
        );
        INSERT INTO book VALUES
            (1, 'demo', 'star-wars', 'http://localhost', NULL, 0, '["birthday","name"]', 5, 1700, 2, 'etag'),
            (2, 'home', NULL, NULL, NULL, 31, '["name"]', 6, NULL, 0, NULL);
        INSERT INTO contact VALUES
            (1, '000000000018', 1, 1, 'Leia Organa', NULL, NULL, '+49 172 123456', NULL, 'individual', 7, 7, '18',
             'v1', 'leia organa', 'organa leia');
        INSERT INTO card (key, name_parts, phones, categories, words) VALUES
            (1, '{"given":["Leia"],"family":["Organa"]}', '[{"value":"+49 172 123456","types":["cell"]}]', '["Jedi"]',
             'leia organa jedi');
        INSERT INTO search (rowid, words) VALUES (1, 'leia organa jedi');
        INSERT INTO phone_digits VALUES (1, '49172123456 0172123456');
        INSERT INTO category VALUES ('jedi', 1);
        INSERT INTO mark VALUES ('demo');
        PRAGMA user_version = 1;
        PRAGMA application_id = 1263096904;
        COMMIT;
        """
}
