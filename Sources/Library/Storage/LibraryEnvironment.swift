import Foundation

/// What a library asks of the world; a test gives its own.
struct LibraryEnvironment: Sendable {
  var now: @Sendable () -> Date = { Date() }
  var zone: @Sendable () -> TimeZone = { .current }
  var newDevice: @Sendable () -> DeviceID = { DeviceID(number: .random(in: 1...(.max))) }
  /// Tells this machine from others; it never leaves it.
  var machine: @Sendable () -> String = thisMachine
  /// In a test, a disk that is full.
  var mostPages: Int?
  /// Takes the lock that users of a library share; in a test, fails as on a disk that is full.
  var use: @Sendable (LibraryFolder) throws -> LibraryUse = { try LibraryUse($0) }
  /// Writes into an open file of the shared folder.
  var writeShared: @Sendable (Int32, [UInt8]) throws -> Void = {
    try FileHandle(fileDescriptor: $0, closeOnDealloc: false).write(contentsOf: $1)
  }

  func newMoment() -> PartialDate { PartialDate(now(), in: zone()) }
}

/// A sum of the machine's id, which nobody is to have as it is (machine-id(5)).
private func thisMachine() -> String {
  let id =
    ["/etc/machine-id", "/var/lib/dbus/machine-id"].lazy.compactMap {
      try? String(contentsOfFile: $0, encoding: .utf8)
    }.first ?? ProcessInfo.processInfo.hostName
  let sum = "matinee library \(id)".utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
    ($0 ^ UInt64($1)) &* 0x100_0000_01B3
  }
  return Base32.text(sum)
}
