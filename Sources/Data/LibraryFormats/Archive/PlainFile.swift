import Foundation
import SystemIO

/// A reader of regular files with a size limit.
enum PlainFile {
  /// Reads the beginning of a file.
  ///
  /// - Parameters:
  ///   - name: The file's name for errors.
  ///   - count: The maximum number of bytes to read.
  ///   - followsLinks: Whether the path may be a symbolic link.
  static func read(_ url: URL, name: String, count: Int, followsLinks: Bool = true) throws(ImportError) -> [UInt8] {
    try RegularFile.withDescriptor(url.path, followsLinks: followsLinks, failure: { ImportError($0, file: name) }) {
      descriptor, _ throws(ImportError) in
      do throws(RegularFile.Failure) {
        return try RegularFile.read(descriptor, count: count)
      } catch {
        throw ImportError(error, file: name)
      }
    }
  }
}

extension ImportError {
  init(_ failure: RegularFile.Failure, file: String) {
    self =
      switch failure {
      case .missing: .missing(file: file)
      case .notAFile: .notAFile(file: file)
      case .tooLarge(let limit): .tooLarge(file: file, limit: limit)
      case .system: .unreadable(file: file, reason: failure.reason)
      }
  }
}
