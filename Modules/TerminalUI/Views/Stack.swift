/// Views beside or below each other, across the whole length of their area.
package struct Stack: View {
    /// The direction of the stack.
    package enum Axis: Sendable, Hashable {
        case horizontal, vertical
    }

    /// A view's share of the stack's length.
    package enum Length: Sendable, Hashable {
        case fixed(Int)
        /// The view's natural height; in a horizontal stack a share like `.flexible`.
        case natural
        /// The remaining length, shared by weight, but at least `minimum` if there is room.
        case flexible(weight: Int = 1, minimum: Int = 0)
    }

    /// A view and its length.
    package struct Item: Sendable {
        fileprivate let length: Length
        fileprivate let view: any View

        /// A flexible share by default.
        package init(_ length: Length = .flexible(), _ view: any View) {
            self.length = length
            self.view = view
        }
    }

    private let axis: Axis
    private let items: [Item]

    /// From left to right, or from top to bottom.
    package init(_ axis: Axis, _ items: [Item]) {
        self.axis = axis
        self.items = items
    }

    /// A vertical stack.
    package static func column(_ items: [Item]) -> Stack { Stack(.vertical, items) }
    /// A horizontal stack.
    package static func row(_ items: [Item]) -> Stack { Stack(.horizontal, items) }

    package func draw(on canvas: inout Canvas, in area: Rect) {
        for (item, part) in zip(items, areas(in: area)) where !part.isEmpty {
            item.view.draw(on: &canvas, in: part)
        }
    }

    package func rows(forColumns columns: Int) -> Int? {
        guard axis == .vertical else { return items.compactMap { $0.view.rows(forColumns: columns) }.max() }
        var sum = 0
        for item in items {
            switch item.length {
            case .fixed(let rows): sum += max(0, rows)
            case .natural:
                guard let rows = item.view.rows(forColumns: columns) else { return nil }
                sum += rows
            case .flexible: return nil
            }
        }
        return sum
    }

    /// The area of each item. Fixed lengths are allocated first, then natural ones, then the minimums of flexible ones,
    /// each in order; when the space is used up, the rest are empty.
    package func areas(in area: Rect) -> [Rect] {
        let isVertical = axis == .vertical
        let lengths = lengths(total: isVertical ? area.rows : area.columns, columns: area.columns)
        var start = isVertical ? area.row : area.column
        return lengths.map { length in
            defer { start += length }
            return isVertical
                ? Rect(column: area.column, row: start, columns: area.columns, rows: length)
                : Rect(column: start, row: area.row, columns: length, rows: area.rows)
        }
    }

    private func lengths(total: Int, columns: Int) -> [Int] {
        var room = total
        var lengths = [Int](repeating: 0, count: items.count)
        func serve(_ index: Int, _ wanted: Int) {
            lengths[index] = min(max(0, wanted), room)
            room -= lengths[index]
        }
        for case (let index, .fixed(let wanted)) in items.map(\.length).enumerated() { serve(index, wanted) }
        var weights = [Int](repeating: 0, count: items.count)
        for (index, item) in items.enumerated() where item.length == .natural {
            let wanted = axis == .vertical ? item.view.rows(forColumns: columns) : nil
            if let wanted { serve(index, wanted) } else { weights[index] = 1 }
        }
        for case (let index, .flexible(let weight, let minimum)) in items.map(\.length).enumerated() {
            weights[index] = max(0, weight)
            serve(index, minimum)
        }
        var share = weights.reduce(0, +)
        for index in items.indices where weights[index] > 0 {
            let part = room * weights[index] / share
            lengths[index] += part
            room -= part
            share -= weights[index]
        }
        return lengths
    }
}
