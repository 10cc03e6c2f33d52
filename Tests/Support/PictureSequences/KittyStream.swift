// PictureSequences: reads what programs send to terminals to show pictures, as strictly as the strictest terminal. It owns
// nothing, and is written from the protocols alone: it must not know how Kith writes them.

/// Commands of the kitty graphics protocol as a terminal reads them.
package struct KittyStream {
    /// One command with all its chunks.
    package struct Command {
        /// Without `m`, which only tells whether more chunks come.
        package var keys: [String: String]
        /// Decoded.
        package var payload: [UInt8]
    }

    /// In their order.
    package private(set) var commands: [Command] = []
    /// Of base64, in bytes, of each chunk of each command.
    package private(set) var chunkLengths: [Int] = []

    /// Chunks of one picture become one command. Anything but commands is an error: throws ``Unreadable``.
    package init(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        var open: Command?
        while !rest.isEmpty {
            guard rest.starts(with: "\u{1B}_G".utf8), let end = rest.firstIndex(ofSequence: "\u{1B}\\") else {
                throw Unreadable.sequence(String(decoding: rest.prefix(20), as: UTF8.self))
            }
            let body = rest[(rest.startIndex + 3)..<end]
            rest = rest[(end + 2)...]
            let parts = body.split(separator: UInt8(ascii: ";"), maxSplits: 1)
            var keys: [String: String] = [:]
            for pair in String(decoding: parts.first ?? [], as: UTF8.self).split(separator: ",") {
                let halves = pair.split(separator: "=").map(String.init)
                guard halves.count == 2 else { throw Unreadable.sequence(String(pair)) }
                keys[halves[0]] = halves[1]
            }
            let text = parts.count == 2 ? Array(parts[1]) : []
            chunkLengths.append(text.count)
            let more = keys.removeValue(forKey: "m") == "1"
            let payload = try Base64Decoder.decode(text)
            if var command = open {
                guard keys.isEmpty else { throw Unreadable.sequence("keys in a later chunk: \(keys)") }
                command.payload += payload
                open = command
            } else {
                open = Command(keys: keys, payload: payload)
            }
            if !more, let command = open {
                commands.append(command)
                open = nil
            }
        }
        guard open == nil else { throw Unreadable.sequence("a picture without an end") }
    }

    /// Unwraps sequences passed through tmux; anything else is an error.
    package static func unwrapped(_ bytes: [UInt8]) throws -> [UInt8] {
        var result: [UInt8] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            guard rest.starts(with: "\u{1B}Ptmux;".utf8) else { throw Unreadable.sequence("not for tmux") }
            rest = rest.dropFirst(7)
            while let byte = rest.popFirst() {
                guard byte == 0x1B else {
                    result.append(byte)
                    continue
                }
                guard let next = rest.popFirst() else { throw Unreadable.sequence("ESC at the end") }
                if next == UInt8(ascii: "\\") { break }
                guard next == 0x1B else { throw Unreadable.sequence("a single ESC") }
                result.append(0x1B)
            }
        }
        return result
    }
}

extension ArraySlice<UInt8> {
    func firstIndex(ofSequence text: String) -> Int? {
        let bytes = Array(text.utf8)
        return indices.first { self[$0...].starts(with: bytes) }
    }
}
