import Models
import Persistence
import SQLitePersistence
import Testing

/// Files of the versions that knew edits, built by the SQL that these versions themselves used.
@Suite struct LaterMigrationTests {
    @Test(
        "a file of version 2, 3, 4 or 5 opens with all its edits, and takes photos",
        arguments: [version2, version3, version4, version5]
    )
    func edits(file: String) throws {
        try TemporaryFolder.with { folder throws in
            try RawDatabase(folder.database).execute(file)
            let store = try SQLiteContactStore(path: folder.database)
            try store.read { reader throws in
                let books = try reader.books()
                #expect(
                    books.map(\.capabilities.operations) == [[], .all], "a book of this machine can do all there is")
                #expect(try reader.contact(id(18))?.card.photo == Photo(url: "https://x.example/leia.png?1"))
                #expect(try reader.contact(id(18))?.isPending == true)
                #expect(try reader.base(of: id(18))?.card.photo == Photo(url: "https://x.example/old.png"))
                #expect(try reader.outboxEntry(of: id(18))?.fields == [.photo])
                #expect(try reader.trash().map(\.contact.card.name.given) == [["Han"]])
                #expect(try reader.history(limit: 9).map(\.summary) == ["deleted \"Han\""])
                #expect(try !reader.hasPhoto(named: picture.name))
                #expect(try reader.count(ContactQuery()) == 1)
                #expect(try books.map { try reader.count(ContactQuery(book: $0.name)) } == [1, 0])
            }
            try store.write { writer throws in
                try writer.addPhoto(picture)
                var leia = try #require(try writer.contact(id(18)))
                leia.card.photo = picture.photo
                try writer.replace(leia, tag: nil)
                try writer.removeFromTrash([id(19)])
                let name = try writer.books()[0].name
                try writer.setStatus(
                    BookStatus(detailsAfter: "18", removals: RecentRemovals(since: moment(7), count: 1, of: 3)),
                    ofBook: name)
            }
            let again = try SQLiteContactStore(path: folder.database)
            #expect(try again.read { try $0.photo(named: picture.name) } == picture)
            #expect(try RawDatabase(folder.database).integrity() == "ok")
            #expect(try RawDatabase(folder.database).text("PRAGMA user_version") == "6")
        }
    }

    static let version2 =
        MigrationTests.version1 + """

            BEGIN;
            ALTER TABLE contact ADD COLUMN pending INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE contact ADD COLUMN conflict INTEGER NOT NULL DEFAULT 0;
            CREATE TABLE base (
                key INTEGER PRIMARY KEY REFERENCES contact (key) ON DELETE CASCADE, content TEXT NOT NULL
            ) STRICT;
            CREATE TABLE outbox (
                number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
                book INTEGER NOT NULL REFERENCES book (key), state TEXT NOT NULL, moment INTEGER,
                operation TEXT NOT NULL, fields TEXT NOT NULL, remote_id TEXT, attempts INTEGER NOT NULL,
                created INTEGER NOT NULL, messages TEXT, sent TEXT
            ) STRICT;
            CREATE TABLE conflict (
                id TEXT PRIMARY KEY, book INTEGER NOT NULL REFERENCES book (key), kind TEXT NOT NULL,
                fields TEXT NOT NULL
            ) STRICT, WITHOUT ROWID;
            CREATE TABLE trash (
                number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
                book INTEGER NOT NULL REFERENCES book (key), deleted INTEGER NOT NULL, remote_id TEXT, tag TEXT,
                updated INTEGER NOT NULL, created INTEGER NOT NULL, content TEXT NOT NULL, base TEXT
            ) STRICT;
            CREATE TABLE history (
                number INTEGER PRIMARY KEY AUTOINCREMENT, moment INTEGER NOT NULL, summary TEXT NOT NULL,
                undone INTEGER NOT NULL DEFAULT 0
            ) STRICT;
            CREATE TABLE history_change (
                number INTEGER NOT NULL REFERENCES history (number) ON DELETE CASCADE, place INTEGER NOT NULL,
                id TEXT NOT NULL, book INTEGER NOT NULL REFERENCES book (key), content_before TEXT, content_after TEXT,
                PRIMARY KEY (number, place)
            ) STRICT, WITHOUT ROWID;
            UPDATE contact SET photo = 'https://x.example/leia.png?1', pending = 1 WHERE key = 1;
            INSERT INTO base VALUES
                (1, '{"favorite":true,"kind":"individual","photo":"https://x.example/old.png","name":{"given":["Leia"]}}');
            INSERT INTO outbox VALUES
                (1, '000000000018', 1, 'waiting', NULL, 'update', '["photo"]', '18', 0, 5, NULL, NULL);
            INSERT INTO trash VALUES
                (1, '000000000019', 2, 9, NULL, NULL, 8, 7,
                 '{"favorite":false,"kind":"individual","name":{"given":["Han"]}}', NULL);
            INSERT INTO history VALUES (1, 9, 'deleted "Han"', 0);
            INSERT INTO history_change VALUES
                (1, 0, '000000000019', 2, '{"favorite":false,"kind":"individual","name":{"given":["Han"]}}', NULL);
            PRAGMA user_version = 2;
            COMMIT;
            """

    static let version3 =
        version2 + """

            BEGIN;
            DROP INDEX contact_by_name;
            CREATE INDEX contact_by_name ON contact (
                name_key, key, book, favorite, id, name, subtitle, email, phone, photo, pending, conflict
            );
            PRAGMA user_version = 3;
            COMMIT;
            """

    static let version4 =
        version3 + """

            BEGIN;
            CREATE TABLE photo (name TEXT PRIMARY KEY, type TEXT NOT NULL, data BLOB NOT NULL) STRICT;
            CREATE INDEX contact_by_stored_photo ON contact (photo) WHERE photo GLOB 'kith-photo:*';
            UPDATE book SET operations = operations | 32 WHERE directory IS NULL AND operations & 16;
            PRAGMA user_version = 4;
            COMMIT;
            """

    static let version5 =
        version4 + """

            BEGIN;
            ALTER TABLE book ADD COLUMN contacts INTEGER NOT NULL DEFAULT 0;
            UPDATE book SET contacts = (SELECT count(*) FROM contact WHERE contact.book = book.key);
            PRAGMA user_version = 5;
            COMMIT;
            """
}
