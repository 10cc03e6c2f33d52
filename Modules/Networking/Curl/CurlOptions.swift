/// Options for all requests of a client.
package struct CurlOptions: Sendable {
    /// The maximum number of concurrent transfers, at least 1; others are queued.
    package var transfers: Int
    /// The maximum per scheme, host and port, at least 1.
    package var transfersPerHost: Int
    /// A PEM file with the trusted certificate authorities; nil for the system's.
    package var caFile: String?
    /// The library to load; a name is searched for like dlopen(3).
    package var library: String

    /// By default: 16 concurrent transfers, 6 per host, the system's authorities, Debian's libcurl.
    package init(
        transfers: Int = 16, transfersPerHost: Int = 6, caFile: String? = nil, library: String = "libcurl.so.4"
    ) {
        self.transfers = max(transfers, 1)
        self.transfersPerHost = max(transfersPerHost, 1)
        self.caFile = caFile
        self.library = library
    }
}
