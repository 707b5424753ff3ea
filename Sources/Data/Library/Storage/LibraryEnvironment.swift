import Foundation
import GRDB
import Glibc
import SQLiteFiles
import SystemIO

/// The library's dependencies on the system, which tests replace.
struct LibraryEnvironment: Sendable {
  var now: @Sendable () -> Date = { Date() }
  var zone: @Sendable () -> TimeZone = { .current }
  var newDevice: @Sendable () -> DeviceID = { DeviceID(number: .random(in: 1...(.max))) }
  /// An identifier of this machine; `nil` while it can't be read. It is never sent to another machine.
  var machine: @Sendable () -> String? = { machineIdentifier() }
  /// The maximum database size in pages, with which tests simulate a full disk.
  var maximumPageCount: Int?
  /// The function that acquires the lock shared by all instances of a library. In tests, it can fail as if the disk
  /// were full.
  var makeLock: @Sendable (LibraryFolder) throws -> LibraryLock = { try LibraryLock($0) }
  /// A hook for each step of a restoration. Tests throw from it to simulate a killed process.
  var restorationStep: @Sendable (RestorationStep) throws -> Void = { _ in }
  /// Moves a new database's log into its file. Closing would do that as well, but ignores errors such as a full disk.
  var moveLogIntoFile: @Sendable (DatabasePool) throws -> Void = { pool in
    try pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
  }
  /// Returns the reason why a folder can't be written; `nil` if it can.
  var writeProblem: @Sendable (URL) -> POSIXErrorCode? = { findWriteProblem(in: $0) }
  /// Creates the reserve with the given file; `nil` if the file system doesn't need one.
  var makeReserve: @Sendable (URL) -> DiskReserve? = { DiskReserve($0) }
  /// A hook for each part of a sync or an import, called with the number of its rows before its transaction begins.
  /// Tests write from it, or throw from it to simulate a killed process.
  var partStep: @Sendable (Int) throws -> Void = { _ in }
  /// The function that writes to an open file in the shared folder.
  var writeShared: @Sendable (Int32, [UInt8]) throws -> Void = {
    try FileHandle(fileDescriptor: $0, closeOnDealloc: false).write(contentsOf: $1)
  }

  func currentDate() -> PartialDate { PartialDate(now(), in: zone()) }
}

/// Returns a hash of the machine ID, which must not be exposed (machine-id(5)), or of the host name if there is no
/// machine ID.
///
/// - Returns: `nil` if there is a machine ID that can't be read now. The library then retains its device ID.
func machineIdentifier(_ files: [String] = ["/etc/machine-id", "/var/lib/dbus/machine-id"]) -> String? {
  var id = ProcessInfo.processInfo.hostName
  for file in files {
    var status = stat()
    if stat(file, &status) != 0, [ENOENT, ENOTDIR].contains(errno) { continue }
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    id = text
    break
  }
  let digest = "matinee library \(id)".utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
    ($0 ^ UInt64($1)) &* 0x100_0000_01B3
  }
  return Base32.text(digest)
}

/// Writes to a temporary file in a folder, and returns the reason if that fails; `nil` if it succeeds.
///
/// SQLite reports a quota or a file system that became read-only only as an input or output error.
func findWriteProblem(in folder: URL) -> POSIXErrorCode? {
  var template = Array("\(folder.path)/.matinee-XXXXXX".utf8CString)
  let descriptor = mkstemp(&template)
  guard descriptor >= 0 else { return POSIXError.last.code }
  defer { close(descriptor) }
  unlink(template)
  let bytes = [UInt8](repeating: 0, count: 1 << 16)
  var written = 0
  while written < bytes.count {
    let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else { return POSIXError.last.code }
    written += count
  }
  return fsync(descriptor) == 0 || errno == EINVAL ? nil : POSIXError.last.code
}
