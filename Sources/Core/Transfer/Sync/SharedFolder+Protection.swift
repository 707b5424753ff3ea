import AppFoundation
import Foundation
import Library

extension SharedFolder {
  /// Syncs a library with a folder, unless the folder is one of Matinee's own. The cache, for example, may be cleared.
  @discardableResult
  public static func sync(
    _ url: URL, of library: Library, leaving ownFiles: ProtectedFiles = .current
  ) async throws(LibraryError) -> Report {
    if ownFiles.containsFolder(url) { throw .ownFolder }
    return try await SharedFolder(url, of: library).sync()
  }
}
