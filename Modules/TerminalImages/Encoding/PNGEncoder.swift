package import Pixels

/// Encodes a bitmap as a PNG file, including alpha. It may throw, and may be called from any thread.
package typealias PNGEncoder = @Sendable (Bitmap) throws -> [UInt8]
