/// The hash that FIPS 180-4 defines: it names bytes by what they are.
package enum SHA256 {
    /// 64 lower-case hexadecimal digits.
    package static func hexadecimal(of bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        for word in digest(of: bytes) {
            for shift in stride(from: 28, through: 0, by: -4) { text.append(digits[Int(word >> shift & 15)]) }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Eight words of 32 bits (section 6.2).
    private static func digest(of bytes: [UInt8]) -> [UInt32] {
        var state = initialState
        let whole = bytes.count / blockSize * blockSize
        bytes.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: whole, by: blockSize) { add(bytes, at: start, to: &state) }
        }
        // Section 5.1.1: a bit of 1, zeros up to a whole block, and the length in bits.
        var rest = Array(bytes[whole...]) + [0x80]
        rest += repeatElement(0, count: (blockSize * 2 - 8 - rest.count) % blockSize)
        let length = UInt64(bytes.count) * 8
        rest += stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: length >> $0) }
        rest.withUnsafeBytes { rest in
            for start in stride(from: 0, to: rest.count, by: blockSize) { add(rest, at: start, to: &state) }
        }
        return state
    }

    /// One block (section 6.2.2). A while loop and pointers: photos of some megabytes are hashed without optimization
    /// too.
    private static func add(_ bytes: UnsafeRawBufferPointer, at start: Int, to state: inout [UInt32]) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
            var place = 0
            while place < 16 {
                let word = bytes.loadUnaligned(fromByteOffset: start + 4 * place, as: UInt32.self)
                words[place] = UInt32(bigEndian: word)
                place += 1
            }
            while place < 64 {
                let (near, far) = (words[place - 2], words[place - 15])
                let nearSum = rotated(near, 17) ^ rotated(near, 19) ^ near >> 10
                let farSum = rotated(far, 7) ^ rotated(far, 18) ^ far >> 3
                words[place] = nearSum &+ words[place - 7] &+ farSum &+ words[place - 16]
                place += 1
            }
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            var (e, f, g, h) = (state[4], state[5], state[6], state[7])
            place = 0
            while place < 64 {
                let eSum = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
                let first = h &+ eSum &+ (e & f ^ ~e & g) &+ constants[place] &+ words[place]
                let aSum = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
                let second = aSum &+ (a & b ^ a & c ^ b & c)
                (h, g, f, e) = (g, f, e, d &+ first)
                (d, c, b, a) = (c, b, a, first &+ second)
                place += 1
            }
            for (place, word) in [a, b, c, d, e, f, g, h].enumerated() { state[place] &+= word }
        }
    }

    private static func rotated(_ word: UInt32, _ bits: UInt32) -> UInt32 { word &>> bits | word &<< (32 &- bits) }

    /// Bytes.
    private static let blockSize = 64

    /// The first 32 bits of the fractions of the square roots of the first eight primes (section 5.3.3).
    private static let initialState: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]

    /// The same of the cube roots of the first sixty-four (section 4.2.2).
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
