import AppFoundation
import Foundation
import SystemIO

/// The file that stores the recent searches. A damaged file counts as empty. Searches that can't be saved are
/// remembered while the app runs.
public actor RecentSearchesFile {
  private let url: URL
  private var newest = 0

  public init(_ url: URL) { self.url = url }

  /// Returns the saved searches, newest first.
  package func read() -> [String] {
    guard let data = try? RegularFile.read(url, limit: maximumBytes),
      let content = try? JSONDecoder().decode(Content.self, from: data)
    else { return [] }
    return content.searches
  }

  /// Saves the searches, unless newer ones are already saved.
  ///
  /// - Parameter number: The number of this version. It increases with each change.
  /// - Returns: Whether the searches are saved.
  @discardableResult
  package func write(_ searches: [String], number: Int) -> Bool {
    guard number > newest else { return true }
    newest = number
    do {
      try PrivateFile.createFolder(url.deletingLastPathComponent())
      try PrivateFile.replace(url, with: JSONEncoder().encode(Content(searches: searches)))
      return true
    } catch {
      return false
    }
  }
}

private struct Content: Codable {
  var searches: [String]
}

/// The maximum size of the file, in bytes. Twenty searches take much less.
private let maximumBytes = 1 << 20
