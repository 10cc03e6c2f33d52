import Glibc
import Models
import Persistence
import Processes
import SQLitePersistence
import Testing

/// The probe meets the file as a user without rights to it.
@Suite(.waiting) struct ReadOnlyTests {
    private func withFile(_ body: (TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder throws in
            try SQLiteContactStore(path: folder.database).fill([contact(1, "Leia")])
            // Others may look in and read, but write nothing.
            chmod(folder.path, 0o755)
            chmod(folder.database, 0o644)
            try body(folder)
        }
    }

    @Test func `a file in a place where nothing can be written is read`() throws {
        try withFile { folder in
            if getuid() != 0 {
                chmod(folder.database, 0o444)
                chmod(folder.path, 0o555)
            }
            let before = folder.names
            let line = try Probe("read", folder.database).line()
            #expect(line == "1")
            #expect(folder.names == before)
        }
    }

    @Test func `a file in a place where nothing can be written refuses a write`() throws {
        try withFile { folder in
            if getuid() != 0 {
                chmod(folder.database, 0o444)
                chmod(folder.path, 0o555)
            }
            let line = try Probe("insert", folder.database).line()
            #expect(line?.hasPrefix("readOnly(") == true, "\(line ?? "")")
        }
    }

    @Test func `a file of an earlier version in a place where nothing can be written says so`() throws {
        try TemporaryFolder.with { folder in
            try {
                let raw = try RawDatabase(folder.database)
                try raw.execute(MigrationTests.version1)
            }()
            chmod(folder.path, getuid() == 0 ? 0o755 : 0o555)
            chmod(folder.database, getuid() == 0 ? 0o644 : 0o444)
            let before = try folder.bytes()
            let line = try Probe("read", folder.database).line()
            #expect(line?.hasPrefix("readOnly(") == true, "\(line ?? "")")
            #expect(try folder.bytes() == before)
        }
    }

    @Test func `a file that may be written to in a folder that may not is read`() throws {
        try withFile { folder in
            chmod(folder.database, 0o666)
            if getuid() != 0 { chmod(folder.path, 0o555) }
            #expect(try Probe("read", folder.database).line() == "1")
            let line = try Probe("insert", folder.database).line()
            #expect(line?.hasPrefix("readOnly(") == true, "\(line ?? "")")
        }
    }

    @Test func `what still stands in the log only is never passed over`() throws {
        try withFile { folder in
            let probe = try Probe("write", folder.database)
            #expect(probe.line() == "1")
            // Killed, so that nobody brings the log home.
            probe.kill()
            for name in folder.names { chmod(folder.path + "/" + name, getuid() == 0 ? 0o644 : 0o444) }
            unlink(folder.database + "-shm")
            if getuid() != 0 { chmod(folder.path, 0o555) }
            let line = try Probe("read", folder.database).line()
            #expect(line?.hasPrefix("cannotOpen(") == true && line?.contains("-wal") == true, "\(line ?? "")")
        }
    }

    @Test func `an unreadable file and a closed folder are said`() throws {
        try withFile { folder in
            chmod(folder.database, 0o000)
            let line = try Probe("read", folder.database).line()
            #expect(
                line?.hasPrefix("cannotOpen(") == true && line?.contains("Permission denied") == true, "\(line ?? "")")
            chmod(folder.database, 0o644)
            chmod(folder.path, getuid() == 0 ? 0o700 : 0o000)
            let closed = try Probe("read", folder.database).line()
            #expect(
                closed?.hasPrefix("cannotOpen(") == true && closed?.contains("Permission denied") == true,
                "\(closed ?? "")")
        }
    }

    @Test func `a file that cannot be made is said`() throws {
        try TemporaryFolder.with { folder throws in
            chmod(folder.path, getuid() == 0 ? 0o755 : 0o555)
            let line = try Probe("insert", folder.database).line()
            #expect(
                line?.hasPrefix("cannotOpen(") == true && line?.contains("Permission denied") == true, "\(line ?? "")")
        }
    }
}
