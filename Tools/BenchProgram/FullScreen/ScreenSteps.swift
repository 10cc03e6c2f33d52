/// From the start of a program to its first whole frame.
struct ScreenStart: Step {
    let program: ScreenProgram
    let home: String

    func figures(_ stopwatch: ProcessStopwatch) throws -> Figures {
        let session = try ScreenSession(program, home: home)
        return Figures(
            wallSeconds: session.firstFrameSeconds, processorSeconds: session.firstFrameProcessorSeconds,
            peakKibibytes: session.facts.peakKibibytes)
    }
}

/// The cursor goes down for some screens. The wall time is from a key to the first byte, of 95 in 100 moves; the output
/// is that of the move that wrote most.
struct ScreenMoves: Step {
    let program: ScreenProgram
    let home: String
    private static let moves = 60

    func figures(_ stopwatch: ProcessStopwatch) throws -> Figures {
        let session = try ScreenSession(program, home: home)
        try session.settle(quietMilliseconds: 200)
        let before = session.facts.processorSeconds
        var reactions: [ScreenSession.Reaction] = []
        for _ in 0..<Self.moves { reactions.append(try session.type(program.down, quietMilliseconds: 25)) }
        return Figures(
            wallSeconds: reactions.map(\.firstByteSeconds).percentile(95),
            processorSeconds: (session.facts.processorSeconds - before) / Double(Self.moves),
            peakKibibytes: session.facts.peakKibibytes, outputBytes: reactions.map(\.bytes).max() ?? 0)
    }
}

/// Words are typed into the filter. The wall time is from a letter to the last byte of the list that it leads to, of 95
/// in 100 letters; the output is that of the letter that wrote most.
struct ScreenLetters: Step {
    let program: ScreenProgram
    let home: String
    /// Searches with many, few and no results.
    private static let words = ["ada", "\(SeededBook.rareWord)", "jones", "c99", "maria s", "+49 30", "zzz"]
    /// Output after a letter must not be counted for the next one.
    private static let quietMilliseconds: Int32 = 120

    func figures(_ stopwatch: ProcessStopwatch) throws -> Figures {
        let session = try ScreenSession(program, home: home)
        try session.settle(quietMilliseconds: 200)
        if !program.search.isEmpty { _ = try session.type(program.search, quietMilliseconds: Self.quietMilliseconds) }
        var reactions: [ScreenSession.Reaction] = []
        var processorSeconds = 0.0
        for word in Self.words {
            let before = session.facts.processorSeconds
            for letter in word {
                reactions.append(try session.type("\(letter)", quietMilliseconds: Self.quietMilliseconds))
            }
            processorSeconds += session.facts.processorSeconds - before
            // Ctrl-U takes the word away.
            _ = try session.type("\u{15}", quietMilliseconds: Self.quietMilliseconds)
        }
        return Figures(
            wallSeconds: reactions.map(\.lastByteSeconds).percentile(95),
            processorSeconds: processorSeconds / Double(reactions.count),
            peakKibibytes: session.facts.peakKibibytes, outputBytes: reactions.map(\.bytes).max() ?? 0)
    }
}

/// Nobody touches it. The output is what it wrote all the same.
final class ScreenIdle: Step {
    private let program: ScreenProgram
    private let home: String
    private let seconds: Int
    /// Number of wakeups of its threads meanwhile.
    private(set) var wakeUps = 0

    init(program: ScreenProgram, home: String, seconds: Int) {
        (self.program, self.home, self.seconds) = (program, home, seconds)
    }

    func figures(_ stopwatch: ProcessStopwatch) throws -> Figures {
        let session = try ScreenSession(program, home: home)
        // An answer that did not come is waited for so long.
        _ = try session.idle(seconds: 6)
        let (sleeps, processorSeconds) = (session.facts.sleeps, session.facts.processorSeconds)
        let bytes = try session.idle(seconds: seconds)
        wakeUps = session.facts.sleeps - sleeps
        return Figures(
            wallSeconds: Double(seconds), processorSeconds: session.facts.processorSeconds - processorSeconds,
            peakKibibytes: session.facts.peakKibibytes, outputBytes: bytes)
    }
}

extension [Double] {
    /// The percentile; 0 for no values.
    fileprivate func percentile(_ hundredths: Int) -> Double {
        isEmpty ? 0 : sorted()[Swift.min(count - 1, count * hundredths / 100)]
    }
}
