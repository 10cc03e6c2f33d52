internal import Glibc

/// Whether this machine has a way out at all: tells "offline" from "that host is gone".
package struct Connectivity: Sendable {
    /// True when any interface but loopback is up and has an address. Asked at each failure, so it must be quick.
    package var isOnline: @Sendable () -> Bool

    /// A state given by a closure; for doubles, and for a person's `--offline`.
    package init(isOnline: @escaping @Sendable () -> Bool) { self.isOnline = isOnline }

    /// Whether an attempt to reach that host can make sense. Loopback always counts as reachable.
    package func canReach(_ origin: HTTPOrigin) -> Bool { origin.isLoopback || isOnline() }

    /// Asks the kernel for its interfaces (getifaddrs(3)); true when that fails, since nothing is known then.
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
