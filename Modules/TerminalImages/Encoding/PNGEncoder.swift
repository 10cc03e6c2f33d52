package import Pixels

/// Makes a PNG file of a picture, alpha kept. It may throw, and may be called from any thread.
package typealias PNGEncoder = @Sendable (Bitmap) throws -> [UInt8]
