internal import CurlNetworking
package import DependencyInjection
internal import KithSettings
internal import Logging
internal import Networking

/// The way to servers: `curl`, with its interceptors, or `offline`, which refuses every request.
package struct NetworkingAssembly: Assembly {
    package init() {}

    package func assemble(into builder: ContainerBuilder) {
        builder.slot(Slots.networking, default: .curl, for: (any HTTPClient).self)
        builder.register(
            (any HTTPClient).self, name: .curl, as: CurlHTTPClient.self, scope: .singleton
        ) { (log: LogSink, connectivity: Connectivity) in
            InterceptingHTTPClient(
                base: CurlHTTPClient(connectivity: connectivity),
                adapters: [UserAgentAdapter(version: KithVersion.number)],
                retriers: [BackoffRetrier()],
                monitors: [LoggingMonitor { log.write($0) }])
        }
        builder.register((any HTTPClient).self, name: .offline, as: OfflineHTTPClient.self, OfflineHTTPClient.init)
        builder.register(Connectivity.self) { Connectivity.system }
        builder.slot(Slots.log, default: .silent, for: LogSink.self)
        builder.register(LogSink.self, name: .silent) { LogSink.silent }
        builder.register(LogSink.self, name: .standardError) { LogSink.standardError }
    }
}
