/// Options for all requests of a client.
package struct CurlOptions: Sendable {
    /// The maximum number of concurrent transfers, at least 1; others are queued.
    package var transfers: Int
    /// The maximum per scheme, host and port, at least 1.
    package var transfersPerHost: Int
    /// A PEM file with the trusted certificate authorities; nil for the system's.
    package var caFile: String?
    /// A folder with these, by the hashes of their names (c_rehash(1)); nil for the system's.
    package var caFolder: String?
    /// The library to load; a name is searched for like dlopen(3).
    package var library: String

    /// By default: 16 concurrent transfers, 6 per host, the system's authorities, Debian's libcurl.
    package init(
        transfers: Int = 16, transfersPerHost: Int = 6, caFile: String? = nil,
        caFolder: String? = nil, library: String = "libcurl.so.4"
    ) {
        self.transfers = max(transfers, 1)
        self.transfersPerHost = max(transfersPerHost, 1)
        self.caFile = caFile
        self.caFolder = caFolder
        self.library = library
    }
}

extension CurlOptions {
    /// The options as the environment asks for: CURL_CA_BUNDLE, SSL_CERT_FILE and SSL_CERT_DIR, as curl(1) and OpenSSL
    /// have them.
    package init(environment: [String: String]) {
        func path(_ names: String...) -> String? {
            names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        }
        self.init(caFile: path("CURL_CA_BUNDLE", "SSL_CERT_FILE"), caFolder: path("SSL_CERT_DIR"))
    }
}
