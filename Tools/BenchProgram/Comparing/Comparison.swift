/// Contenders that take turns, so that a noisy moment meets all of them.
struct Comparison {
    let contenders: [Contender]

    /// The medians of each contender, in order. A first round warms the caches up and is not counted, except for those
    /// that are slow. Throws what their steps throw, and `CancellationError`.
    func measured(by stopwatch: ProcessStopwatch, rounds: Int) async throws -> [(rounds: Int, figures: Figures)] {
        var figures: [[Figures]] = contenders.map { _ in [] }
        for round in 0...rounds {
            for (place, contender) in contenders.enumerated() where figures[place].count < contender.mostRounds {
                try Task.checkCancellation()
                try await contender.prepare()
                var total = Figures()
                for step in contender.steps { total.add(try await step.figures(stopwatch)) }
                if round > 0 || contender.mostRounds < rounds { figures[place].append(total) }
            }
        }
        return figures.map { ($0.count, $0.median) }
    }
}
