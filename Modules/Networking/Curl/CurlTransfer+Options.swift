internal import CCurl
internal import FoundationEssentials
internal import Networking

extension CurlTransfer {
    /// Tells libcurl what to send and under which limits; false when it refuses.
    func configure(_ options: CurlOptions) -> Bool {
        setAddress() && setMethod() && setHeaders() && setTimes() && setSecurity(options)
    }

    private func setAddress() -> Bool {
        // Too old a library does not know this one; the scheme is checked before in any case.
        _ = ccurl_set_text(library, easy, CURLOPT_PROTOCOLS_STR, "http,https")
        // A library that is told so leaves a slow name lookup behind instead of waiting for it (7.87 and later).
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

    // A write goes out on a new connection: libcurl sends a request again by itself when a kept connection turns out to
    // be dead, and the server may have done the write just before it died.
    private func setMethodName() -> Bool {
        set(CURLOPT_CUSTOMREQUEST, job.request.method.rawValue) && set(CURLOPT_FRESH_CONNECT, 1)
    }

    private func setHeaders() -> Bool {
        var lines = job.request.headers.fields.map { field in
            // libcurl takes `Name:` for "leave it out", and `Name;` for an empty value.
            field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)"
        }
        // What libcurl would add by itself for bodies.
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
        guard let caFile = options.caFile else { return true }
        return set(CURLOPT_CAINFO, caFile)
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
    /// Whole milliseconds, at least 1, since libcurl takes 0 for "no limit", and at most a day.
    var milliseconds: Int {
        let (seconds, attoseconds) = components
        let whole = min(max(Int(seconds), 0), 86_400) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
        return max(whole, 1)
    }
}
