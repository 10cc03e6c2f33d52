/// Contenders that take turns, so that a noisy moment meets all of them.
struct Comparison {
    let contenders: [Contender]

    /// The medians of each contender, in order. A first round warms the caches up and is not counted, except for those
    /// that are slow.
    func measured(by stopwatch: ProcessStopwatch, rounds: Int) throws -> [(rounds: Int, figures: ProcessFigures)] {
        var figures: [[ProcessFigures]] = contenders.map { _ in [] }
        for round in 0...rounds {
            for (place, contender) in contenders.enumerated() where figures[place].count < contender.mostRounds {
                try contender.prepare()
                var total = ProcessFigures()
                for step in contender.steps { total.add(try stopwatch.time(step)) }
                if round > 0 || contender.mostRounds < rounds { figures[place].append(total) }
            }
        }
        return figures.map { ($0.count, $0.median) }
    }
}
