import AppFoundation
import Foundation
import SystemIO

/// The folder with profile pictures on this device. All methods block while they access the disk.
public struct PictureFolder: Sendable {
  package let url: URL

  public init(_ url: URL) { self.url = url }

  /// Returns the names of the pictures. Ignores files of other programs.
  package func names() -> Set<String> {
    Set(((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).filter(Self.isName))
  }

  /// Returns the total size of the pictures, in bytes.
  func size() -> Int { names().reduce(0) { $0 + (values(of: $1)?.fileSize ?? 0) } }

  /// Saves a picture.
  ///
  /// - Returns: The name, which depends only on the picture's content.
  package func put(_ data: Data) throws(ProfilePictureError) -> PictureName {
    let name = try PictureName(of: data)
    do {
      try PrivateFile.createFolder(url)
      try PrivateFile.replace(url.appending(path: name.text), with: data)
    } catch {
      throw .unwritable
    }
    return name
  }

  package func data(_ name: PictureName) throws(ProfilePictureError) -> Data {
    try Self.read(url.appending(path: name.text))
  }

  /// Removes unused pictures once they are older than every backup. Until then, a restored backup may need them.
  func cleanUp(using names: Set<String>, now: Date) {
    for name in self.names() where !names.contains(name) {
      guard let date = values(of: name)?.contentModificationDate, date < now - Self.maximumUnusedAge else { continue }
      try? FileManager.default.removeItem(at: url.appending(path: name))
    }
  }

  /// Returns the content of a regular file, up to the maximum size of a picture.
  package static func read(_ file: URL) throws(ProfilePictureError) -> Data {
    do throws(RegularFile.Failure) {
      return try RegularFile.read(file, limit: PictureName.maximumBytes)
    } catch {
      if case .tooLarge = error { throw .tooLarge }
      throw .unreadable
    }
  }

  /// Returns whether a text is a plain file name. Names come from other devices too, and must not
  /// escape the folder.
  static func isName(_ text: String) -> Bool {
    (1...255).contains(text.utf8.count) && !text.hasPrefix(".")
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") }
  }

  private func values(of name: String) -> URLResourceValues? {
    try? url.appending(path: name).resourceValues(forKeys: [.contentModificationDateKey, .fileSizeKey])
  }

  private static let maximumUnusedAge: TimeInterval = 14 * 86_400
}
