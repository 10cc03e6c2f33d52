extension ContactCard {
    /// A number that stays the same, on every machine and in every run, for as long as the card does: FNV-1a (64 bits)
    /// over all that the card says. It tells a changed card from an unchanged one; it is no protection against a
    /// directory that wants two cards to look the same.
    package var fingerprint: UInt64 {
        var hash = FNV1a()
        hash.add(kind.text)
        hash.add(name.formatted)
        for component in [name.given, name.family, name.additional, name.prefixes, name.suffixes, name.nicknames] {
            hash.add(component)
        }
        hash.add(organization.map { [$0.name] + $0.units })
        hash.add(title)
        for values in [emails, phones, urls] {
            hash.add(count: values.count)
            for labeled in values { hash.add([labeled.value], of: labeled) }
        }
        hash.add(count: addresses.count)
        for labeled in addresses { hash.add(labeled.value.components, of: labeled) }
        hash.add(birthday?.description)
        hash.add(note)
        hash.add(photo?.url)
        hash.add(categories)
        hash.add(count: attributes.count)
        for attribute in attributes {
            hash.add(attribute.name)
            hash.add(attribute.value)
        }
        return hash.value
    }
}

/// Fowler, Noll and Vo's hash, variant 1a, 64 bits. Every text is closed by a byte that UTF-8 has not, every list begins
/// with its length, and what is absent has a byte of its own, so that text cannot move from one field to the next
/// unnoticed.
private struct FNV1a {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    mutating func add(_ text: String?) {
        if var text {
            text.withUTF8 { for byte in $0 { add(byte: byte) } }
        } else {
            add(byte: 0xFE)
        }
        add(byte: 0xFF)
    }

    mutating func add(_ texts: [String]?) {
        add(count: texts?.count ?? -1)
        for text in texts ?? [] { add(text) }
    }

    mutating func add<Value>(_ texts: [String], of labeled: Labeled<Value>) {
        add(texts)
        add(labeled.types)
        add(labeled.preference.map { String($0) })
    }

    /// As its decimal digits are added, which for nearly every count is one.
    mutating func add(count: Int) {
        guard (0...9).contains(count) else { return add(String(count)) }
        add(byte: UInt8(ascii: "0") + UInt8(count))
        add(byte: 0xFF)
    }
}
