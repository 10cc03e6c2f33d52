internal import Glibc

/// Network availability of this machine: distinguishes "offline" from an unreachable host.
package struct Connectivity: Sendable {
    /// True if any interface except loopback is up and has an address. Called at each failure, so it must be fast.
    package var isOnline: @Sendable () -> Bool

    /// Creates a state from a closure; for test doubles and for `--offline`.
    package init(isOnline: @escaping @Sendable () -> Bool) { self.isOnline = isOnline }

    /// Returns true if reaching that host is possible in principle. Loopback is always reachable.
    package func canReach(_ origin: HTTPOrigin) -> Bool { origin.isLoopback || isOnline() }

    /// Queries the kernel's interfaces (getifaddrs(3)); true if that fails, since the state is then unknown.
    package static let system = Connectivity {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return true }
        defer { freeifaddrs(first) }
        let needed = UInt32(IFF_UP | IFF_RUNNING)
        var next = first
        while let interface = next?.pointee {
            next = interface.ifa_next
            guard interface.ifa_flags & needed == needed, interface.ifa_flags & UInt32(IFF_LOOPBACK) == 0,
                let family = interface.ifa_addr?.pointee.sa_family
            else { continue }
            if Int32(family) == AF_INET || Int32(family) == AF_INET6 { return true }
        }
        return false
    }
}
