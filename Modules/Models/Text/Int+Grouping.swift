extension Int {
    /// Decimal digits in groups of three: 10,482.
    package var grouped: String {
        var result = ""
        for (index, digit) in String(magnitude).reversed().enumerated() {
            if index > 0, index.isMultiple(of: 3) { result.append(",") }
            result.append(digit)
        }
        return (self < 0 ? "-" : "") + String(result.reversed())
    }
}
