import Foundation
import Synchronization

@testable import Library

/// A library on a disk that fails on a test's request.
package final class LibraryDisk: Sendable {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "library-disk-\(UUID().uuidString)", directoryHint: .isDirectory)
  private let failure = Mutex<POSIXErrorCode?>(nil)

  /// - Parameter failure: The error for each attempt to write.
  package init(failure: POSIXErrorCode? = nil) { self.failure.withLock { $0 = failure } }

  deinit { try? FileManager.default.removeItem(at: folder) }

  package func fail(with code: POSIXErrorCode?) { failure.withLock { $0 = code } }

  package func open() async throws -> Library {
    try await Library.open(
      in: folder,
      LibraryEnvironment(makeLock: { [self] folder in
        if let code = failure.withLock(\.self) { throw POSIXError(code) }
        return try LibraryLock(folder)
      }))
  }
}
