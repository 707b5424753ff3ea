import Foundation
import SystemIO

/// The files of people's pictures on this device. Each of its functions waits for the disk.
public struct PictureFolder: Sendable {
  let url: URL

  public init(_ url: URL) { self.url = url }

  /// What is there; what another program left is not.
  func names() -> Set<String> {
    Set(((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).filter(Self.isName))
  }

  /// In bytes, of all of them.
  func size() -> Int { names().reduce(0) { $0 + (values(of: $1)?.fileSize ?? 0) } }

  /// Writes a picture, or finds it written.
  ///
  /// - Returns: what it is called.
  func put(_ data: Data) throws(ProfilePictureError) -> PictureName {
    let name = try PictureName(of: data)
    do {
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try PrivateFile.replace(url.appending(path: name.text), with: data)
    } catch {
      throw .unwritable
    }
    return name
  }

  func data(_ name: PictureName) throws(ProfilePictureError) -> Data {
    try Self.read(url.appending(path: name.text))
  }

  /// Removes what nobody names, once it has been there for as long as backups are: one that is restored finds its pictures.
  func cleanUp(keeping names: Set<String>, now: Date) {
    for name in self.names() where !names.contains(name) {
      guard let date = values(of: name)?.contentModificationDate, date < now - Self.longestUnused else { continue }
      try? FileManager.default.removeItem(at: url.appending(path: name))
    }
  }

  /// Reads a regular file that is no larger than a picture may be.
  static func read(_ file: URL) throws(ProfilePictureError) -> Data {
    do throws(RegularFile.Failure) {
      return try RegularFile.read(file, limit: PictureName.mostBytes)
    } catch {
      if case .tooLarge = error { throw .tooLarge }
      throw .unreadable
    }
  }

  /// A name alone: what another device wrote must lead nowhere else.
  static func isName(_ text: String) -> Bool {
    (1...255).contains(text.utf8.count) && !text.hasPrefix(".")
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") }
  }

  private func values(of name: String) -> URLResourceValues? {
    try? url.appending(path: name).resourceValues(forKeys: [.contentModificationDateKey, .fileSizeKey])
  }

  private static let longestUnused: TimeInterval = 14 * 86_400
}
