extension Reply {
    /// Waits before the first byte.
    package func delayed(by delay: Duration) -> Reply { changed { $0.delay = delay } }

    /// Waits before the first byte until the test opens the gate.
    package func held(by gate: LoopbackGate) -> Reply { changed { $0.gate = gate } }

    /// Sends the head at once and the body one byte at a time.
    package func dripping(every pause: Duration) -> Reply { changed { $0.manner = .dripping(every: pause) } }

    /// Sends the body in chunks of ten bytes; well-behaved.
    package func chunked() -> Reply { changed { $0.manner = .chunked } }

    /// Announces the whole body, sends some bytes of it and closes.
    package func truncated(after bytes: Int) -> Reply { changed { $0.manner = .truncated(after: bytes) } }

    /// Resets the connection (RST) after some bytes of the answer, head included.
    package func reset(after bytes: Int = 0) -> Reply { changed { $0.manner = .reset(after: bytes) } }

    /// Announces another length than the body has, and keeps the connection open.
    package func announcing(length: Int) -> Reply { changed { $0.announcedLength = length } }

    /// Sends the body again and again, chunked, until the client goes away.
    package func endless() -> Reply { changed { $0.manner = .endless } }

    /// Begins well, then sends a chunk whose size is no number.
    package static var brokenChunks: Reply {
        Reply(200, headers: [("Content-Type", "application/json")]).changed { $0.manner = .brokenChunks }
    }

    /// Sends these bytes instead of an answer, then closes; none is an empty reply.
    package static func raw(_ bytes: [UInt8] = []) -> Reply { Reply(0, body: bytes).changed { $0.manner = .raw } }

    /// The same with text.
    package static func raw(_ text: String) -> Reply { raw(Array(text.utf8)) }

    /// Says nothing at all until the client goes away or the server stops.
    package static var silent: Reply { Reply(0).changed { $0.manner = .silent } }

    /// A few kilobytes of gzip that unfold to `bytes` zeros. Its checksum is wrong: a client should have stopped before.
    package static func gzipBomb(_ bytes: Int) -> Reply {
        let headers = [("Content-Type", "application/json"), ("Content-Encoding", "gzip")]
        return Reply(200, headers: headers, body: Gzip.zeros(bytes))
    }
}
