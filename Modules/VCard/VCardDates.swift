internal import Models

extension PartialDate {
    /// The date in vCard 4.0's basic format (RFC 6350, section 4.3.1); extended if only year and month are known.
    var vCardText: String {
        year != nil && day == nil ? description : description.filterKeepingLeadingDashes()
    }
}

extension Timestamp {
    /// The basic format of ISO 8601 in UTC for REV (RFC 6350, section 4.3.5): `20261130T081500Z`.
    var vCardText: String {
        description.prefix { $0 != "." }.filter { $0 != "-" && $0 != ":" } + "Z"
    }
}

extension String {
    /// Keeps the leading dashes of missing components and removes the separators.
    fileprivate func filterKeepingLeadingDashes() -> String {
        let leading = prefix { $0 == "-" }
        return leading + dropFirst(leading.count).filter { $0 != "-" }
    }
}
