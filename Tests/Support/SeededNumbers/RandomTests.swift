internal import Glibc

/// The budget of tests that try random input.
///
/// The gate takes a short walk from a fixed seed, so that it fails for everybody or for nobody. `Tools/test --long` sets
/// KITH_TEST_LONG=1 and KITH_TEST_SEED, prints the seed, and walks further from there.
package enum RandomTests {
    /// Number of steps a test takes: `short` in the gate, twenty times as many in a long run.
    package static func steps(_ short: Int) -> Int { isLong ? short * 20 : short }

    /// The seed of a test: `fixed` in the gate, moved by KITH_TEST_SEED where that is a number.
    package static func seed(_ fixed: UInt64) -> UInt64 { fixed &+ offset }

    private static let isLong = getenv("KITH_TEST_LONG").map { String(cString: $0) } == "1"
    private static let offset = getenv("KITH_TEST_SEED").flatMap { UInt64(String(cString: $0)) } ?? 0
}
