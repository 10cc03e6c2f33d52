import DependencyInjection

/// A hundred services of a hundred types: each needs its neighbor below and its neighbor to the right.
enum RegistrationGrid {
    static func register(into builder: ContainerBuilder) {
        for (row, below) in zip(digits, digits.dropFirst() + [digits[0]]) {
            for (column, right) in zip(digits, digits.dropFirst() + [digits[0]]) {
                register(row, column, below, right, into: builder)
            }
        }
    }

    private static func register<Row: Digit, Column: Digit, Below: Digit, Right: Digit>(
        _ row: Row.Type, _ column: Column.Type, _ below: Below.Type, _ right: Right.Type,
        into builder: ContainerBuilder
    ) {
        switch (Below.value, Right.value) {
        case (0, 0):
            builder.register(Part<Row, Column>.self) { Part() }
        case (0, _):
            builder.register(Part<Row, Column>.self) { (_: Part<Row, Right>) in Part() }
        case (_, 0):
            builder.register(Part<Row, Column>.self) { (_: Part<Below, Column>) in Part() }
        default:
            builder.register(Part<Row, Column>.self, scope: .singleton) {
                (_: Part<Row, Right>, _: Part<Below, Column>) in Part()
            }
        }
    }

    private static let digits: [any Digit.Type] = [
        Zero.self, One.self, Two.self, Three.self, Four.self, Five.self, Six.self, Seven.self, Eight.self, Nine.self,
    ]
}

private struct Part<Row: Digit, Column: Digit>: Sendable {}

private protocol Digit: Sendable, SendableMetatype {
    static var value: Int { get }
}

private enum Zero: Digit { static let value = 0 }
private enum One: Digit { static let value = 1 }
private enum Two: Digit { static let value = 2 }
private enum Three: Digit { static let value = 3 }
private enum Four: Digit { static let value = 4 }
private enum Five: Digit { static let value = 5 }
private enum Six: Digit { static let value = 6 }
private enum Seven: Digit { static let value = 7 }
private enum Eight: Digit { static let value = 8 }
private enum Nine: Digit { static let value = 9 }
