import SeededNumbers
import TerminalUI
import Testing

struct ListWindowTests {
    @Test func `the selection stays in view with a margin`() {
        var window = ListWindow(count: 100, visible: 10)
        window.move(by: 8)
        #expect((window.selection, window.offset) == (8, 0))
        window.move(by: 1)
        #expect((window.selection, window.offset) == (9, 1))
        window.selectLast()
        #expect((window.selection, window.offset) == (99, 90))
        window.move(by: -8)
        #expect((window.selection, window.offset) == (91, 90))
        window.move(by: -1)
        #expect((window.selection, window.offset) == (90, 89))
        window.selectFirst()
        #expect((window.selection, window.offset) == (0, 0))
    }

    @Test func `pages move window and selection together`() {
        var window = ListWindow(count: 100, visible: 10)
        window.move(by: 3)
        window.movePages(1)
        #expect((window.selection, window.offset) == (12, 9))
        window.moveHalfPages(1)
        #expect((window.selection, window.offset) == (17, 14))
        window.movePages(-1)
        #expect((window.selection, window.offset) == (8, 5))
        window.movePages(50)
        #expect((window.selection, window.offset) == (99, 90))
    }

    @Test func `the wheel moves the window and takes the selection along only at the edge`() {
        var window = ListWindow(count: 100, visible: 10)
        window.move(by: 5)
        window.scroll(by: 3)
        #expect((window.selection, window.offset) == (5, 3))
        window.scroll(by: 3)
        #expect((window.selection, window.offset) == (7, 6))
        window.scroll(by: -100)
        #expect((window.selection, window.offset) == (7, 0))
        window.scroll(by: 1_000)
        #expect((window.selection, window.offset) == (91, 90))
    }

    @Test func `a list that shrinks or grows keeps a row selected`() {
        var window = ListWindow(count: 100, visible: 10, selection: 95)
        window.update(count: 20)
        #expect((window.selection, window.offset) == (19, 10))
        window.update(count: 0)
        #expect((window.selection, window.offset, window.range) == (0, 0, 0..<0))
        window.update(count: 50, selection: 30)
        #expect(window.selection == 30 && window.range.contains(30))
    }

    @Test func `lines of the window are rows`() {
        let window = ListWindow(count: 12, visible: 10, selection: 11)
        #expect(window.row(atLine: 0) == 2)
        #expect(window.row(atLine: 9) == 11)
        #expect(window.row(atLine: 10) == nil && window.row(atLine: -1) == nil)
        #expect(ListWindow(count: 3, visible: 10).row(atLine: 3) == nil)
    }

    @Test func `anything that is done to it leaves it in order`() {
        var generator = SeededGenerator(seed: 5)
        var window = ListWindow()
        for _ in 0..<50_000 {
            let number = Int.random(in: -120...120, using: &generator)
            switch Int.random(in: 0...7, using: &generator) {
            case 0: window.update(count: number)
            case 1: window.resize(visible: number / 2)
            case 2: window.select(number)
            case 3: window.movePages(number)
            case 4: window.scroll(by: number)
            case 5: window.moveHalfPages(number)
            case 6: window.move(by: Bool.random(using: &generator) ? .max : .min)
            default: window.move(by: number)
            }
            let isSeen = window.isEmpty ? window.range.isEmpty : window.range.contains(window.selection)
            let isFull = window.range.count == min(window.count, window.visible)
            #expect(isSeen && isFull && window.range.lowerBound >= 0 && window.range.upperBound <= window.count)
        }
    }
}
