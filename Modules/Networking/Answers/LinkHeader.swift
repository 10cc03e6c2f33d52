package import FoundationEssentials

/// The links of a response's Link headers (RFC 8288): several per line, several lines, quoted parameters,
/// case-insensitive names. Malformed parts are skipped.
package struct LinkHeader: Hashable, Sendable {
    /// One link.
    package struct Link: Hashable, Sendable {
        /// The reference between the angle brackets, as sent; it may be relative, or a URI template.
        package let target: String
        /// Relation types in lower case; empty if there is no `rel`.
        package let relations: [String]
    }

    /// All links, in order.
    package let links: [Link]

    /// Parses the values of the header's lines.
    package init(_ values: [String]) {
        links = values.flatMap { value in
            var scanner = LinkScanner(value)
            return scanner.links()
        }
    }

    /// The first target with a relation, as sent.
    package func target(_ relation: String) -> String? {
        links.first { $0.relations.contains(relation.lowercased()) }?.target
    }
}

extension HTTPResponse {
    /// The URL of the response's link with a relation such as `next`, resolved against the response's URL; nil if there
    /// is none or if it is a URI template.
    package func link(_ relation: String) -> URL? {
        guard let target = LinkHeader(headers.values("Link")).target(relation), !target.contains("{") else {
            return nil
        }
        return URL(string: target, relativeTo: url)?.absoluteURL
    }
}
