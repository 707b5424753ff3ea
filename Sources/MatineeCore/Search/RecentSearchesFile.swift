import Foundation
import SystemIO

/// Where searches are remembered between runs. What is damaged is as good as none, and what cannot be written is
/// remembered until the app ends.
public actor RecentSearchesFile {
  private let url: URL
  private var newest = 0

  public init(_ url: URL) { self.url = url }

  /// What was kept, the newest first.
  func read() -> [String] {
    guard let data = try? RegularFile.read(url, limit: largest),
      let content = try? JSONDecoder().decode(Content.self, from: data)
    else { return [] }
    return content.searches
  }

  /// Keeps these, unless newer ones were kept already.
  ///
  /// - Parameter number: counts what is kept.
  /// - Returns: whether they are on the disk.
  @discardableResult
  func write(_ searches: [String], number: Int) -> Bool {
    guard number > newest else { return true }
    newest = number
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
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

/// Twenty searches never take as much, in bytes.
private let largest = 1 << 20
