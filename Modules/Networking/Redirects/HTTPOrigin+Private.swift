internal import Glibc

extension HTTPOrigin {
    /// True for a host that only this machine or its network has, as far as its name says: loopback, private and
    /// link-local addresses (RFC 1918, 4193, 3927, 6598), and names without a domain or in a local one. A public name may
    /// still lead to such an address.
    var isPrivate: Bool {
        if isLoopback { return true }
        var address = in_addr()
        // As libcurl does, this also reads addresses that are one number, or hexadecimal.
        if inet_aton(host, &address) != 0 { return Self.isPrivate(ipv4: UInt32(bigEndian: address.s_addr)) }
        var address6 = in6_addr()
        if inet_pton(AF_INET6, String(host.prefix { $0 != "%" }), &address6) == 1 {
            return withUnsafeBytes(of: &address6) { Self.isPrivate(ipv6: Array($0)) }
        }
        let name = host.hasSuffix(".") ? String(host.dropLast()) : host
        return !name.contains(".") || Self.localDomains.contains { name.hasSuffix($0) }
    }

    /// RFC 6762, RFC 8375, and what routers and networks use.
    private static let localDomains = [".local", ".home.arpa", ".internal", ".lan", ".home", ".intranet"]

    private static func isPrivate(ipv4 address: UInt32) -> Bool {
        let networks: [(network: UInt32, bits: UInt32)] = [
            (0x0000_0000, 8), (0x0A00_0000, 8), (0x6440_0000, 10), (0x7F00_0000, 8), (0xA9FE_0000, 16),
            (0xAC10_0000, 12), (0xC0A8_0000, 16),
        ]
        return networks.contains { address >> (32 - $0.bits) == $0.network >> (32 - $0.bits) }
    }

    private static func isPrivate(ipv6 bytes: [UInt8]) -> Bool {
        if bytes.dropLast().allSatisfy({ $0 == 0 }) { return bytes[15] <= 1 }
        // An IPv4 address in the form of an IPv6 one (RFC 4291, section 2.5.5.2).
        if bytes.prefix(10).allSatisfy({ $0 == 0 }), bytes[10] == 0xFF, bytes[11] == 0xFF {
            return isPrivate(ipv4: bytes.suffix(4).reduce(0) { $0 << 8 | UInt32($1) })
        }
        return bytes[0] & 0xFE == 0xFC || (bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80)
    }
}
