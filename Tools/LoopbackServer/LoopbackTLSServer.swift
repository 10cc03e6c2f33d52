package import FoundationEssentials
internal import Glibc

/// An https server with a certificate made for the occasion, by a child process: `openssl s_server` (Debian package
/// `openssl`). It serves whole answers from files, one connection at a time, and remembers nothing.
package final class LoopbackTLSServer: Sendable {
    /// The state of its self-signed certificate.
    package enum Certificate: Sendable {
        /// For 127.0.0.1, valid for a day.
        case valid
        /// For 127.0.0.1, of yesterday.
        case expired
        /// For wrong.example.
        case wrongHost
    }

    /// A PEM file with the certificate: who trusts it as an authority accepts the server.
    package var caFile: String { folder + "/cert.pem" }
    private let folder: String
    private let process: ChildProcess
    private let port: Int

    /// Makes a certificate and listens. `answers` are whole HTTP answers, head and body, by path without its slash.
    package init(_ certificate: Certificate = .valid, answers: [String: String]) throws(LoopbackError) {
        var template = Array("/tmp/kith-tls.XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw LoopbackError("mkdtemp") }
        let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        do throws(LoopbackError) {
            try Self.makeCertificate(certificate, in: folder)
            for (name, answer) in answers { try Self.write(answer, to: "\(folder)/\(name)") }
            // `timeout` ends it even when the test's process is killed.
            process = try ChildProcess(
                ["timeout", "120", "openssl", "s_server", "-accept", "127.0.0.1:0", "-cert", "cert.pem"]
                    + ["-key", "key.pem", "-HTTP"], in: folder)
            let line = process.output(through: "ACCEPT").split(separator: "\n").first { $0.hasPrefix("ACCEPT") }
            guard let port = line?.split(separator: ":").last.flatMap({ Int($0) }) else {
                throw LoopbackError(reason: "openssl s_server does not listen; is openssl installed?")
            }
            self.port = port
        } catch {
            Self.remove(folder)
            throw error
        }
        self.folder = folder
    }

    deinit {
        process.stop()
        Self.remove(folder)
    }

    /// Host and port as messages show them: `127.0.0.1:PORT`.
    package var host: String { "127.0.0.1:\(port)" }

    /// The URL of a path; `host` replaces 127.0.0.1.
    package func url(_ path: String, host: String = "127.0.0.1") -> URL {
        guard let url = URL(string: "https://\(host):\(port)\(path)") else {
            preconditionFailure("not a path: \(path)")
        }
        return url
    }

    private static func makeCertificate(_ certificate: Certificate, in folder: String) throws(LoopbackError) {
        let name = certificate == .wrongHost ? "DNS:wrong.example" : "IP:127.0.0.1"
        try run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
                + ["-keyout", "key.pem", "-out", "cert.pem", "-days", "1", "-subj", "/CN=kith-test"]
                + ["-addext", "subjectAltName=\(name)"], in: folder)
        guard certificate == .expired else { return }
        try run(
            ["openssl", "x509", "-in", "cert.pem", "-signkey", "key.pem", "-days", "-1", "-out", "cert.pem"],
            in: folder)
    }

    private static func run(_ arguments: [String], in folder: String) throws(LoopbackError) {
        let process = try ChildProcess(arguments, in: folder)
        let output = process.output()
        if !process.succeeded() { throw LoopbackError(reason: "\(arguments.joined(separator: " ")): \(output)") }
    }

    private static func write(_ text: String, to path: String) throws(LoopbackError) {
        guard let file = fopen(path, "w") else { throw LoopbackError("fopen") }
        fputs(text, file)
        fclose(file)
    }

    private static func remove(_ folder: String) {
        guard let entries = opendir(folder) else { return }
        while let entry = readdir(entries) {
            withUnsafeBytes(of: entry.pointee.d_name) { name in
                _ = unlink("\(folder)/\(String(decoding: name.prefix { $0 != 0 }, as: UTF8.self))")
            }
        }
        closedir(entries)
        rmdir(folder)
    }
}
