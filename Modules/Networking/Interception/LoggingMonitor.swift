/// Logs one line for each request and response, and one for each header, with secrets masked: credentials and cookies,
/// token-like query values, user and password in URLs. Bodies are never logged.
package struct LoggingMonitor: HTTPEventMonitor {
    private let sink: @Sendable (String) -> Void

    /// `sink` receives one line at a time, without a line break, from any task.
    package init(sink: @escaping @Sendable (String) -> Void) { self.sink = sink }

    /// `> GET https://example.org/contacts.json`, then the headers.
    package func willSend(_ request: HTTPRequest, attempt: Int) {
        let size = request.body.map { ", \($0.count) bytes" } ?? ""
        line("> \(request.method) \(request.url.masked)\(size)\(attempt > 1 ? " (attempt \(attempt))" : "")")
        headers(request.headers, mark: ">")
    }

    /// `< 200 GET https://example.org/contacts.json, 1204 bytes in 35 ms`, then the headers.
    package func didFinish(_ request: HTTPRequest, _ outcome: HTTPOutcome, elapsed: Duration, attempt: Int) {
        switch outcome {
        case .success(let response):
            let size = "\(response.body.count) bytes in \(elapsed.brief)"
            line("< \(response.status) \(request.method) \(response.url.masked), \(size)")
            headers(response.headers, mark: "<")
        case .failure(let error):
            line("! \(request.method) \(request.url.masked) after \(elapsed.brief): \(error.message)")
        }
    }

    /// `* again in 700 ms`.
    package func willRetry(_ request: HTTPRequest, after wait: Duration, attempt: Int) {
        line("* retry in \(wait.brief)")
    }

    private func headers(_ headers: HTTPHeaders, mark: String) {
        for field in headers.fields {
            let isSecret = SecretMask.isSecret(header: field.name)
            line("\(mark) \(field.name): \(isSecret ? SecretMask.mask : SecretMask.masked(field.value))")
        }
    }

    private func line(_ text: String) {
        sink(ServerText.cleaned(text, limit: 500) ?? "")
    }
}
