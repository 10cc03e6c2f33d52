internal import Models

extension PartialDate {
    /// vCard 4.0's form (RFC 6350 section 4.3.1): basic, except where only year and month are known.
    var vCardText: String {
        year != nil && day == nil ? description : description.filterKeepingLeadingDashes()
    }
}

extension Timestamp {
    /// The basic form of ISO 8601 in UTC that REV takes (RFC 6350 section 4.3.5): `20261130T081500Z`.
    var vCardText: String {
        description.prefix { $0 != "." }.filter { $0 != "-" && $0 != ":" } + "Z"
    }
}

extension String {
    /// The dashes that stand for what is missing stay; those that divide go.
    fileprivate func filterKeepingLeadingDashes() -> String {
        let leading = prefix { $0 == "-" }
        return leading + dropFirst(leading.count).filter { $0 != "-" }
    }
}
