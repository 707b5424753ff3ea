import Foundation
import Glibc
import SystemIO

/// Matinee's own files: the library, the settings, the state and the cache. Exported files must not replace them or be
/// added to their folders.
public struct ProtectedFiles: Sendable {
  private let folders: [URL]
  /// All folders except the cache, whose content can be downloaded again.
  private let lasting: [URL]

  public init(_ folders: Folders) {
    lasting = [folders.data, folders.configuration, folders.state]
    self.folders = lasting + [folders.cache]
  }

  private init() { (folders, lasting) = ([], []) }

  /// The files in the folders that the environment names.
  public static var current: ProtectedFiles {
    (try? Folders(environment: ProcessInfo.processInfo.environment)).map(ProtectedFiles.init) ?? ProtectedFiles()
  }

  /// Returns whether a URL is in one of the folders, or is another name of a file in them: a link, a hard link or a
  /// mount.
  public func contains(_ url: URL) -> Bool {
    let paths = [Self.withResolvedFolder(url.path), Self.resolved(url.path)].compactMap(\.self)
    return paths.contains { path in folders.contains { Self.contains(path, in: $0.path) } } || isFile(url)
  }

  /// Returns whether a folder is one of the folders, or inside one, under any name. A link inside that leads elsewhere
  /// isn't.
  package func containsFolder(_ url: URL) -> Bool { folders.contains { FileIdentity.leads(url.path, into: $0.path) } }
}

extension ProtectedFiles {
  /// Returns the path with all links resolved except in its last component, which may be a link or missing.
  private static func withResolvedFolder(_ path: String) -> String? {
    let url = URL(filePath: path).standardizedFileURL
    guard let folder = resolved(url.deletingLastPathComponent().path) else { return nil }
    return (folder == "/" ? "" : folder) + "/" + url.lastPathComponent
  }

  /// Returns the path with all links resolved; `nil` if there is no such file.
  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns whether a path is a folder or inside it. Device and inode numbers also reveal a folder that is mounted
  /// twice.
  private static func contains(_ path: String, in folder: String) -> Bool {
    let resolved = resolved(folder) ?? Self.withResolvedFolder(folder) ?? folder
    if path == resolved || path.hasPrefix(resolved + "/") { return true }
    guard let wanted = FileIdentity(folder) else { return false }
    var ancestor = URL(filePath: path)
    while ancestor.path != "/" {
      if FileIdentity(ancestor.path) == wanted { return true }
      ancestor.deleteLastPathComponent()
    }
    return false
  }

  /// Returns whether a URL is a file in a folder other than the cache, the target of a link there, or a log next to
  /// such a target.
  private func isFile(_ url: URL) -> Bool {
    let number = FileIdentity(url.path)
    let path = Self.withResolvedFolder(url.path)
    for folder in lasting {
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        if let number, FileIdentity(file.path) == number { return true }
        guard let path, let target = Self.resolved(file.path), target != Self.withResolvedFolder(file.path) else {
          continue
        }
        // SQLite keeps its log next to the actual database, not next to the link.
        if path == target || path.hasPrefix(target + "-") { return true }
      }
    }
    return false
  }
}
