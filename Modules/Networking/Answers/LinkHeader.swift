package import FoundationEssentials

/// The links of an answer's Link headers (RFC 8288): several on a line, several lines, quoted parameters, names in any
/// case. What can't be read is skipped.
package struct LinkHeader: Hashable, Sendable {
    /// One link.
    package struct Link: Hashable, Sendable {
        /// The reference between the angle brackets, as sent; may be relative, or a URI template.
        package let target: String
        /// Relation types in lower case; empty where there is no `rel`.
        package let relations: [String]
    }

    /// All links, in order.
    package let links: [Link]

    /// Reads the values of the header's lines.
    package init(_ values: [String]) {
        links = values.flatMap { value in
            var scanner = LinkScanner(value)
            return scanner.links()
        }
    }

    /// The first target with that relation, as sent.
    package func target(_ relation: String) -> String? {
        links.first { $0.relations.contains(relation.lowercased()) }?.target
    }
}

extension HTTPResponse {
    /// Where the answer's link with that relation (`next`) leads, resolved against the answer's own URL; nil where
    /// there is none or where it is a URI template.
    package func link(_ relation: String) -> URL? {
        guard let target = LinkHeader(headers.values("Link")).target(relation), !target.contains("{") else {
            return nil
        }
        return URL(string: target, relativeTo: url)?.absoluteURL
    }
}
