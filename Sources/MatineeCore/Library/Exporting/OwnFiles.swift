import Foundation
import Glibc

/// Matinee's own files, which nothing that the user saves may replace or join: the library, the settings, the state and the cache.
public struct OwnFiles: Sendable {
  private let folders: [URL]
  /// All but the cache, of which nothing is missed.
  private let lasting: [URL]

  public init(_ folders: Folders) {
    lasting = [folders.data, folders.configuration, folders.state]
    self.folders = lasting + [folders.cache]
  }

  private init() { (folders, lasting) = ([], []) }

  /// The files in the folders that the environment names.
  public static var current: OwnFiles {
    (try? Folders(environment: ProcessInfo.processInfo.environment)).map(OwnFiles.init) ?? OwnFiles()
  }

  /// Whether a place is in one of the folders, or is one of their files under another name: a link, a hard link, or a mount.
  public func contains(_ url: URL) -> Bool {
    let places = [Self.place(url.path), Self.resolved(url.path)].compactMap(\.self)
    return places.contains { place in folders.contains { Self.contains(place, in: $0.path) } } || isFile(url)
  }
}

extension OwnFiles {
  /// The same path without links, except that its last component may be one, or be missing.
  private static func place(_ path: String) -> String? {
    let url = URL(filePath: path).standardizedFileURL
    guard let folder = resolved(url.deletingLastPathComponent().path) else { return nil }
    return (folder == "/" ? "" : folder) + "/" + url.lastPathComponent
  }

  /// The same path without links; `nil` when nothing is there.
  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether a path is a folder's, or leads into it. Devices and inodes see what a path doesn't, such as a folder that is mounted twice.
  private static func contains(_ place: String, in folder: String) -> Bool {
    let resolved = resolved(folder) ?? Self.place(folder) ?? folder
    if place == resolved || place.hasPrefix(resolved + "/") { return true }
    guard let wanted = FileNumber(folder) else { return false }
    var ancestor = URL(filePath: place)
    while ancestor.path != "/" {
      if FileNumber(ancestor.path) == wanted { return true }
      ancestor.deleteLastPathComponent()
    }
    return false
  }

  /// Whether it is a file of the folders, or one that a link among them leads to, or the log beside that one.
  private func isFile(_ url: URL) -> Bool {
    let number = FileNumber(url.path)
    let place = Self.place(url.path)
    for folder in lasting {
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        if let number, FileNumber(file.path) == number { return true }
        guard let place, let target = Self.resolved(file.path), target != Self.place(file.path) else { continue }
        // SQLite keeps its log beside the database itself.
        if place == target || place.hasPrefix(target + "-") { return true }
      }
    }
    return false
  }
}

/// Identifies a file on its file system, independently of its names.
private struct FileNumber: Equatable {
  private let device: dev_t
  private let inode: ino_t

  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, inode) = (status.st_dev, status.st_ino)
  }
}
