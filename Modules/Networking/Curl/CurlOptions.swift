/// What holds for all requests of a client.
package struct CurlOptions: Sendable {
    /// How many transfers run at once; the others wait. At least 1.
    package var transfers: Int
    /// The same for one scheme, host and port. At least 1.
    package var transfersPerHost: Int
    /// A PEM file with the certificate authorities to trust; nil is the system's.
    package var caFile: String?
    /// The library to open; a name is searched for as dlopen(3) does.
    package var library: String

    /// 16 transfers at once, 6 per host, the system's authorities, Debian's libcurl.
    package init(
        transfers: Int = 16, transfersPerHost: Int = 6, caFile: String? = nil, library: String = "libcurl.so.4"
    ) {
        self.transfers = max(transfers, 1)
        self.transfersPerHost = max(transfersPerHost, 1)
        self.caFile = caFile
        self.library = library
    }
}
