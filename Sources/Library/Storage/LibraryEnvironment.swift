import Foundation
import Glibc

/// What a library asks of the world; a test gives its own.
struct LibraryEnvironment: Sendable {
  var now: @Sendable () -> Date = { Date() }
  var zone: @Sendable () -> TimeZone = { .current }
  var newDevice: @Sendable () -> DeviceID = { DeviceID(number: .random(in: 1...(.max))) }
  /// Tells this machine from others; it never leaves it. `nil` while it can't be read.
  var machine: @Sendable () -> String? = { thisMachine() }
  /// In a test, a disk that is full.
  var mostPages: Int?
  /// Takes the lock that users of a library share; in a test, fails as on a disk that is full.
  var use: @Sendable (LibraryFolder) throws -> LibraryUse = { try LibraryUse($0) }
  /// Called at each step of a restoration; a test throws where a process could be killed.
  var restorationStep: @Sendable (RestorationStep) throws -> Void = { _ in }
  /// Writes into an open file of the shared folder.
  var writeShared: @Sendable (Int32, [UInt8]) throws -> Void = {
    try FileHandle(fileDescriptor: $0, closeOnDealloc: false).write(contentsOf: $1)
  }

  func newMoment() -> PartialDate { PartialDate(now(), in: zone()) }
}

/// A sum of the machine's id, which nobody is to have as it is (machine-id(5)), or of the host's name where there is no id.
///
/// - Returns: `nil` if there is an id that can't be read now. The library then keeps the device that it knows.
func thisMachine(_ files: [String] = ["/etc/machine-id", "/var/lib/dbus/machine-id"]) -> String? {
  var id = ProcessInfo.processInfo.hostName
  for file in files {
    var status = stat()
    if stat(file, &status) != 0, [ENOENT, ENOTDIR].contains(errno) { continue }
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    id = text
    break
  }
  let sum = "matinee library \(id)".utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
    ($0 ^ UInt64($1)) &* 0x100_0000_01B3
  }
  return Base32.text(sum)
}
