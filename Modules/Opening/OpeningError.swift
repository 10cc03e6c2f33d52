internal import Models

/// A failure to create or open a link.
package enum OpeningError: ExplainedError, Sendable, Hashable {
    /// The contact's value is not a valid e-mail address.
    case badAddress(String)
    /// The contact's value is not a number that can be dialed as written.
    case badNumber(String)
    /// The contact's value is not a web address.
    case badURL(String)
    /// A setting is not a valid command; the reason is a clause.
    case badTemplate(setting: String, reason: String)
    /// There is no display, so xdg-open can't open a link.
    case noDisplay
    /// The program did not start; the reason is the system's.
    case cannotStart(program: String, reason: String)
    /// The program ended with a failure status.
    case failed(program: String, status: Int32)
    /// A signal ended the program.
    case ended(program: String, signal: Int32)

    package var message: String {
        switch self {
        case .badAddress(let value): "\(value.quoted) is not an e-mail address"
        case .badNumber(let value): "\(value.quoted) is not a number that can be dialed"
        case .badURL(let value): "\(value.quoted) is not a web address"
        case .badTemplate(let setting, let reason): "the setting \(setting) is not a valid command: \(reason)"
        case .noDisplay: "xdg-open needs a display to open a link"
        case .cannotStart(let program, let reason): "couldn't start \(program.excerpt()): \(reason)"
        case .failed(let program, let status):
            "couldn't open it: \(program.excerpt()) failed with exit status \(status)"
        case .ended(let program, let signal): "couldn't open it: \(program.excerpt()) was ended by signal \(signal)"
        }
    }

    package var hint: String? {
        switch self {
        case .badAddress, .badURL: "Correct it in the contact."
        case .badNumber: "Correct it in the contact; only digits can be dialed."
        case .badTemplate: "It needs a program, and {} in place of the link."
        case .noDisplay: "Set a command for it, such as opener.email."
        case .cannotStart, .failed, .ended: "Check the opener settings."
        }
    }
}
