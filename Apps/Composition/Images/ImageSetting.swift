package import Configuration

/// The settings of the config file's `[images]`. Their values are times: a number and s, m, h or d.
package enum ImageSetting: String, CaseIterable, Sendable {
    /// How long a picture counts as it is before its server is asked whether it has changed.
    case fresh
    /// How long a picture may take to come.
    case timeout

    /// The setting's whole name.
    package var key: String { "images.\(rawValue)" }

    /// What the config file says; nil where it says nothing.
    ///
    /// - Throws: `.invalidValue`, naming file and line, for what is no time or too long or too short for this setting.
    package func time(in config: ConfigFile) throws(ConfigurationError) -> Duration? {
        guard let entry = config.list.last(where: { $0.key.description == key }) else { return nil }
        guard let seconds = Self.seconds(entry.value), range.contains(seconds) else {
            throw ConfigurationError(
                .invalidValue, "\(config.path):\(entry.line): \(key) is '\(entry.value)', but a time is expected",
                hint: "Write a number with s, m, h or d behind it, \(bounds).")
        }
        return .seconds(seconds)
    }

    private var range: ClosedRange<Int> {
        switch self {
        case .fresh: 0...365 * 86_400
        case .timeout: 1...3_600
        }
    }

    private var bounds: String {
        switch self {
        case .fresh: "0s to 365d"
        case .timeout: "1s to 1h"
        }
    }

    private static let units: [Character: Int] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]

    private static func seconds(_ text: String) -> Int? {
        guard let unit = text.last.flatMap({ units[$0] }) else { return nil }
        // No time that is allowed has more digits.
        guard let number = Int(text.dropLast()), (0...100_000_000).contains(number) else { return nil }
        return number * unit
    }
}
