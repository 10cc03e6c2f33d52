internal import Glibc

/// A listening socket; whoever takes it closes it.
struct Listener: Sendable {
    let descriptor: Int32
    let port: Int
    /// Keeps the port from others after the socket is closed.
    let reservation: PortReservation

    init(_ family: LoopbackServer.Family, port: Int) throws(LoopbackError) {
        descriptor = try Self.bound(family, port: port)
        self.port = Self.port(of: descriptor)
        do throws(LoopbackError) {
            // Both sockets may have the port while neither listens.
            reservation = PortReservation(try Self.bound(family, port: self.port))
            guard listen(descriptor, 128) == 0 else { throw LoopbackError("listen") }
        } catch {
            close(descriptor)
            throw error
        }
    }

    private static func bound(_ family: LoopbackServer.Family, port: Int) throws(LoopbackError) -> Int32 {
        let isIPv4 = family == .ipv4
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let descriptor = socket(isIPv4 ? AF_INET : AF_INET6, type, 0)
        guard descriptor >= 0 else { throw LoopbackError("socket") }
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        let number = UInt16(truncatingIfNeeded: port).bigEndian
        guard isIPv4 ? bind(descriptor, ipv4(number)) : bind(descriptor, ipv6(number)) else {
            let error = LoopbackError("bind")
            close(descriptor)
            throw error
        }
        return descriptor
    }

    private static func ipv4(_ port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }

    private static func ipv6(_ port: UInt16) -> sockaddr_in6 {
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = port
        address.sin6_addr = in6addr_loopback
        return address
    }

    private static func bind<Address>(_ descriptor: Int32, _ address: Address) -> Bool {
        withUnsafeBytes(of: address) { bytes in
            guard let pointer = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return false }
            return Glibc.bind(descriptor, pointer, socklen_t(bytes.count)) == 0
        }
    }

    // Port and family stand at the same place in both kinds of address.
    private static func port(of descriptor: Int32) -> Int {
        var address = sockaddr_in6()
        return withUnsafeMutableBytes(of: &address) { bytes in
            guard let pointer = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return 0 }
            var size = socklen_t(bytes.count)
            getsockname(descriptor, pointer, &size)
            return Int(UInt16(bigEndian: bytes.load(fromByteOffset: 2, as: UInt16.self)))
        }
    }
}
