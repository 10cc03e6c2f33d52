internal import CCurl

/// libcurl's multi handle: the running transfers and the connection pool.
final class CurlSession {
    let library: OpaquePointer
    private let multi: UnsafeMutableRawPointer

    /// Loads the library. Returns nil if it can't be loaded.
    init?(library name: String) {
        guard let library = ccurl_load(name) else { return nil }
        guard let multi = ccurl_multi_init(library) else {
            ccurl_free(library)
            return nil
        }
        self.library = library
        self.multi = multi
    }

    deinit {
        ccurl_multi_cleanup(library, multi)
        ccurl_free(library)
    }

    func add(_ transfer: CurlTransfer) -> Bool { ccurl_multi_add(library, multi, transfer.easy) == CURLM_OK }

    func remove(_ transfer: CurlTransfer) { ccurl_multi_remove(library, multi, transfer.easy) }

    /// Advances all transfers without blocking. Returns false if libcurl fails.
    func perform() -> Bool { ccurl_multi_perform(library, multi) == CURLM_OK }

    func poll(_ descriptor: Int32, milliseconds: Int32) {
        _ = ccurl_multi_poll(library, multi, descriptor, milliseconds)
    }

    /// Takes one finished transfer.
    func nextDone() -> (easy: UnsafeMutableRawPointer, result: CURLcode)? {
        var easy: UnsafeMutableRawPointer?
        var result = CURLE_OK
        guard ccurl_multi_next_done(library, multi, &easy, &result), let easy else { return nil }
        return (easy, result)
    }
}
