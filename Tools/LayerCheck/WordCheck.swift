/// Words that no module and no app may hold.
struct WordCheck: Check {
    func violations(in repository: Repository, scans: [SourceScan]) -> [RuleViolation] {
        scans.filter { $0.file.path.hasPrefix("Modules/") || $0.file.path.hasPrefix("Apps/") }.flatMap { scan in
            let inCode = scan.tokens.indices.compactMap { index in
                violation(at: index, of: scan)
            }
            return inCode + scan.comments.flatMap { promises(in: $0, of: scan) }
        }
    }

    private func violation(at index: Int, of scan: SourceScan) -> RuleViolation? {
        let token = scan.tokens[index]
        guard token.kind == .word else { return nil }
        let previous = index > 0 ? scan.tokens[index - 1] : nil
        let next = index + 1 < scan.tokens.count ? scan.tokens[index + 1] : nil
        let isMember = previous?.isSymbol(".") ?? false
        let objection: (what: String, advice: String)? =
            switch token.text {
            case "public" where !isMember && next?.isSymbol(":") == false,
                "open" where !isMember && next.map(Self.opensDeclaration) == true:
                ("\(token.text) declaration", "Nobody outside this package imports us. Write package or nothing.")
            case "fatalError" where !isMember && next?.isSymbol("(") == true && previous?.isWord("func") != true:
                ("fatalError", "A front that dies can't say what to do. Throw the module's error.")
            case "try" where next?.isSymbol("!") == true && next?.touchesPrevious == true:
                ("try!", "It ends the front without a message. Let the error through, or handle it.")
            case "unchecked" where previous?.isSymbol("@") == true && !scan.isExplained(onLine: token.line):
                ("@unchecked without a reason", Self.proof)
            case "nonisolated" where scan.isUnsafe(after: index) && !scan.isExplained(onLine: token.line):
                ("nonisolated(unsafe) without a reason", Self.proof)
            default: nil
            }
        return objection.map {
            RuleViolation(file: scan.file.path, line: token.line, what: $0.what, advice: $0.advice)
        }
    }

    private static let proof =
        "The compiler no longer checks it. Prove in a comment just above why no two threads meet."

    private static func opensDeclaration(_ next: Token) -> Bool {
        next.kind == .word && ["class", "func", "var", "subscript", "override"].contains(next.text)
    }

    private func promises(in comment: Comment, of scan: SourceScan) -> [RuleViolation] {
        comment.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { offset, line in
            line.split { !$0.isLetter }.filter { $0 == "TODO" || $0 == "FIXME" }.map { word in
                RuleViolation(
                    file: scan.file.path, line: comment.lines.lowerBound + offset, what: "\(word) in a comment",
                    advice: "What is committed is finished. Do it now, or file an issue.")
            }
        }
    }
}

extension SourceScan {
    fileprivate func isUnsafe(after index: Int) -> Bool {
        index + 2 < tokens.count && tokens[index + 1].isSymbol("(") && tokens[index + 2].isWord("unsafe")
    }

    /// True if a comment stands on this line or just above it, at most attributes between them.
    fileprivate func isExplained(onLine line: Int) -> Bool {
        let commented = Set(comments.flatMap { Array($0.lines) })
        var above = line
        while above > 0 {
            if commented.contains(above) { return true }
            above -= 1
            if commented.contains(above) { return true }
            guard tokens.first(where: { $0.line == above })?.isSymbol("@") == true else { return false }
        }
        return false
    }
}
