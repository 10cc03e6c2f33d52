// ImageCacheProbe: another process beside the tests of the disk cache. It keeps pictures under one URL until it is killed.
// It owns nothing and says nothing: the folder shows what it does.

import ImageCache
import Networking

@main struct ImageCacheProbe {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 4, let byte = UInt8(arguments[3]) else {
            return print("usage: ImageCacheProbe FOLDER URL BYTE")
        }
        let cache = DiskImageCache(folder: arguments[1])
        let file = CachedFile(bytes: [UInt8](repeating: byte, count: 50_000), checked: .now)
        while true { try cache.add(file, for: arguments[2]) }
    }
}
