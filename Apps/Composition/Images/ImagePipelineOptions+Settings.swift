internal import Configuration
internal import ImageCache

extension ImagePipelineOptions {
    /// The standard ones, and what the config file says otherwise. Throws ``ConfigurationError``.
    init(_ config: ConfigFile) throws(ConfigurationError) {
        self.init()
        if let fresh = try ImageSetting.fresh.time(in: config) { freshTime = fresh }
        if let timeout = try ImageSetting.timeout.time(in: config) {
            transferTime = timeout
            idleTime = min(idleTime, timeout)
        }
    }
}
