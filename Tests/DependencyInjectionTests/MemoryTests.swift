import DependencyInjection
import Glibc
import Testing

@Suite struct MemoryTests {
    @Test func `nothing is left of 1,000,000 resolves, whatever the scope`() throws {
        let living = Counter()
        let builder = ContainerBuilder()
        for scope in Scope.allCases {
            builder.register(Watched.self, name: ServiceName(scope.rawValue), scope: scope) { Watched(living) }
        }
        builder.register(Int.self) { (all: All<Watched>) in all.services.count }
        let container = try builder.build()
        for _ in 0..<10_000 { _ = try container.resolve(Int.self) }
        // Other tests allocate beside this one, so the quietest round counts: a leak of the smallest object is 6.4 MB in
        // each of them.
        var growths: [Int] = []
        for _ in 0..<5 {
            let before = residentKilobytes()
            for _ in 0..<200_000 { _ = try container.resolve(Int.self) }
            growths.append(residentKilobytes() - before)
        }
        #expect(living.value == 1, "only the singleton lives")
        #expect(growths.min() ?? .max < 4_000)
    }

    @Test func `nothing is left of child containers`() throws {
        let living = Counter()
        let builder = ContainerBuilder()
        builder.register(Int.self) { 1 }
        let parent = try builder.build()
        for _ in 0..<1_000 {
            let child = ContainerBuilder(childOf: parent)
            child.register(Watched.self, scope: .singleton) { (_: Provider<Int>) in Watched(living) }
            let container = try child.build()
            _ = try container.resolve(Watched.self)
            #expect(living.value == 1)
        }
        #expect(living.value == 0)
    }

    private func residentKilobytes() -> Int {
        guard let file = fopen("/proc/self/status", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, Int32(line.count), file) != nil {
            let words = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
                .split(whereSeparator: \.isWhitespace)
            if words.first == "VmRSS:", words.count > 1 { return Int(words[1]) ?? 0 }
        }
        return 0
    }
}
