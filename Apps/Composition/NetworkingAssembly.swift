internal import CurlNetworking
package import DependencyInjection
internal import KithSettings
internal import Logging
internal import Networking
internal import NetworkingSecrets

/// The way to servers: `curl`, with its interceptors, or `offline`, which refuses every request.
package struct NetworkingAssembly: Assembly {
    package init() {}

    package func assemble(into builder: ContainerBuilder) {
        builder.slot(Slots.networking, default: .curl, for: (any HTTPClient).self)
        builder.register(
            (any HTTPClient).self, name: .curl, as: CurlHTTPClient.self, scope: .singleton
        ) {
            (
                settings: Settings, connectivity: Connectivity, adapters: All<any HTTPAdapter>,
                retriers: All<any HTTPRetrier>, monitors: All<any HTTPEventMonitor>
            ) in
            InterceptingHTTPClient(
                base: CurlHTTPClient(
                    options: CurlOptions(environment: settings.environment), connectivity: connectivity),
                adapters: adapters.services, retriers: retriers.services, monitors: monitors.services)
        }
        builder.register((any HTTPClient).self, name: .offline, as: OfflineHTTPClient.self, OfflineHTTPClient.init)
        builder.register(Connectivity.self) { Connectivity.system }
        registerInterceptors(in: builder)
        builder.slot(Slots.log, default: .silent, for: LogSink.self)
        builder.register(LogSink.self, name: .silent) { LogSink.silent }
        builder.register(LogSink.self, name: .standardError) { LogSink.standardError }
    }

    /// The client takes all that are registered, in the order of their registration: one more interceptor is one more
    /// registration under a name of its own.
    private func registerInterceptors(in builder: ContainerBuilder) {
        builder.register((any HTTPAdapter).self, name: "user-agent", as: UserAgentAdapter.self) {
            UserAgentAdapter(version: KithVersion.number)
        }
        builder.register((any HTTPAdapter).self, name: "secret", as: SecretCommandAdapter.self) {
            SecretCommandAdapter()
        }
        builder.register((any HTTPRetrier).self, name: "backoff", as: BackoffRetrier.self) { BackoffRetrier() }
        builder.register((any HTTPEventMonitor).self, name: "log", as: LoggingMonitor.self) { (log: LogSink) in
            LoggingMonitor { log.write($0) }
        }
    }
}
