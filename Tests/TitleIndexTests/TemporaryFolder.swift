import Foundation

/// A temporary folder, which is deleted when this object is released.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(
      path: "titles-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file and returns its URL.
  func file(_ name: String, _ content: Data) throws -> URL {
    let file = url.appending(path: name)
    try content.write(to: file)
    return file
  }
}
