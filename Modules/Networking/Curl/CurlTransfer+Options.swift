internal import CCurl
internal import FoundationEssentials
internal import Networking

extension CurlTransfer {
    /// Configures the request and its limits. Returns false if libcurl rejects them.
    func configure(_ options: CurlOptions) -> Bool {
        setAddress() && setMethod() && setHeaders() && setTimes() && setSecurity(options)
    }

    private func setAddress() -> Bool {
        // Old libraries lack this option; the scheme is checked beforehand in any case.
        _ = ccurl_set_text(library, easy, CURLOPT_PROTOCOLS_STR, "http,https")
        // With this option the library abandons a slow name lookup instead of waiting for it (7.87 and later).
        set(CURLOPT_QUICK_EXIT, 1)
        return set(CURLOPT_NOSIGNAL, 1) && set(CURLOPT_FOLLOWLOCATION, 0) && set(CURLOPT_PATH_AS_IS, 1)
            && set(CURLOPT_URL, job.request.url.absoluteString) && (!job.origin.isLoopback || set(CURLOPT_PROXY, ""))
    }

    private func setMethod() -> Bool {
        let request = job.request
        if request.method == .head { return set(CURLOPT_NOBODY, 1) }
        let needsBody = [HTTPMethod.post, .put, .patch].contains(request.method)
        guard let body = request.body ?? (needsBody ? [] : nil) else {
            return set(CURLOPT_HTTPGET, 1) && (request.method == .get || setMethodName())
        }
        let size = ccurl_set_size(library, easy, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count))
        let copy = body.withUnsafeBytes { bytes in
            // An empty array may have no address, and NULL would mean "no body" to libcurl.
            bytes.baseAddress.map { ccurl_set_bytes(library, easy, CURLOPT_COPYPOSTFIELDS, $0) }
                ?? ccurl_set_text(library, easy, CURLOPT_COPYPOSTFIELDS, "")
        }
        return size == CURLE_OK && copy == CURLE_OK && setMethodName()
    }

    // Send a write on a new connection: libcurl resends a request when a kept connection turns out to be dead, and the
    // server may have done the write just before.
    private func setMethodName() -> Bool {
        set(CURLOPT_CUSTOMREQUEST, job.request.method.rawValue) && set(CURLOPT_FRESH_CONNECT, 1)
    }

    private func setHeaders() -> Bool {
        var lines = job.request.headers.fields.map { field in
            // libcurl reads `Name:` as "omit this header", and `Name;` as an empty value.
            field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)"
        }
        // Omit the headers that libcurl would add to bodies.
        for name in ["Expect", "Content-Type"] where job.request.headers[name] == nil { lines.append("\(name):") }
        for line in lines {
            guard let list = ccurl_list_append(library, headerList, line) else { return false }
            headerList = list
        }
        return ccurl_set_pointer(library, easy, CURLOPT_HTTPHEADER, headerList) == CURLE_OK
            && set(CURLOPT_ACCEPT_ENCODING, "gzip")
    }

    private func setTimes() -> Bool {
        let limits = job.request.limits
        let idleSeconds = (limits.idleTime.milliseconds + 999) / 1_000
        return set(CURLOPT_CONNECTTIMEOUT_MS, limits.connectTime.milliseconds)
            && set(CURLOPT_TIMEOUT_MS, job.timeLeft.milliseconds)
            && set(CURLOPT_LOW_SPEED_LIMIT, limits.slowestBytesPerSecond)
            && set(CURLOPT_LOW_SPEED_TIME, idleSeconds)
    }

    private func setSecurity(_ options: CurlOptions) -> Bool {
        if let caFile = job.request.caFile { return set(CURLOPT_CAINFO, caFile) }
        if let caFile = options.caFile, !set(CURLOPT_CAINFO, caFile) { return false }
        return options.caFolder.map { set(CURLOPT_CAPATH, $0) } ?? true
    }

    @discardableResult
    private func set(_ option: CURLoption, _ value: Int) -> Bool {
        ccurl_set_long(library, easy, option, value) == CURLE_OK
    }

    private func set(_ option: CURLoption, _ value: String) -> Bool {
        ccurl_set_text(library, easy, option, value) == CURLE_OK
    }
}

extension Duration {
    /// Whole milliseconds: at least 1, since 0 means "no limit" to libcurl, and at most a day.
    var milliseconds: Int {
        let (seconds, attoseconds) = components
        let whole = min(max(Int(seconds), 0), 86_400) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
        return max(whole, 1)
    }
}
