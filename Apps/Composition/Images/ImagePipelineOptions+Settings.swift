internal import Configuration
internal import ImageCache
internal import KithSettings

extension ImagePipelineOptions {
    /// The standard ones, and what the settings say. Throws ``ConfigurationError``.
    init(_ settings: Settings) throws(ConfigurationError) {
        self.init()
        if let fresh = try settings.value(of: .imagesFresh)?.number { freshTime = .seconds(fresh) }
        if let timeout = try settings.value(of: .imagesTimeout)?.number {
            transferTime = .seconds(timeout)
            idleTime = min(idleTime, transferTime)
        }
    }
}
