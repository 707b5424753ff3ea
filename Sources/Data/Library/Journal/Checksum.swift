/// The CRC-32 of zlib and PNG, which detects damaged lines.
struct Checksum: Equatable {
  /// The intermediate state, from which the checksum can continue.
  private(set) var state: UInt32 = 0xFFFF_FFFF

  var value: UInt32 { ~state }

  init() {}

  init(state: UInt32) { self.state = state }

  init(_ bytes: some Sequence<UInt8>) { add(bytes) }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { state = Self.table[Int((state ^ UInt32(byte)) & 0xFF)] ^ (state >> 8) }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }
}
