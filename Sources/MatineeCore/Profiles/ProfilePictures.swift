import Foundation
import ImagePipeline

/// Where pictures of people are: on the web, or as files of this device's own, copied from wherever they were chosen.
public struct ProfilePictures: Sendable {
  private let folder: URL?

  /// - Parameter folder: for the files; without one none can be added.
  public init(folder: URL? = nil) { self.folder = folder }

  /// The address of what a profile names.
  public func address(of picture: String?) -> URL? {
    guard let picture else { return nil }
    if let address = Self.webAddress(picture) { return address }
    // A name alone: what another device wrote must lead nowhere else.
    guard Self.isName(picture) else { return nil }
    return folder?.appending(path: picture)
  }

  static func webAddress(_ text: String) -> URL? {
    guard text.utf8.count <= 2_000, let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), url.host()?.isEmpty == false
    else { return nil }
    return url
  }

  /// Copies a JPEG or PNG, so that it stays when the chosen file goes.
  ///
  /// - Returns: what a profile names it by.
  @concurrent
  public func add(_ file: URL) async throws(ProfilePictureError) -> String {
    guard let folder else { throw .unwritable }
    let size = (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
    guard size <= Self.mostBytes else { throw .tooLarge }
    guard let data = try? Data(contentsOf: file) else { throw .unreadable }
    guard let header = try? ImageHeader(data), max(header.dimensions.width, header.dimensions.height) <= 10_000 else {
      throw .noPicture
    }
    let name = UUID().uuidString.lowercased() + (header.kind == .png ? ".png" : ".jpg")
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try PrivateFile.replace(folder.appending(path: name), with: data)
    } catch {
      throw .unwritable
    }
    return name
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix(".")
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") }
  }

  private static let mostBytes = 4 << 20
}

/// Why a picture could not be taken.
public enum ProfilePictureError: LocalizedError, Hashable, Sendable {
  case noPicture, tooLarge, unreadable, unwritable

  public var errorDescription: String? {
    switch self {
    case .noPicture: "This file is neither a JPEG nor a PNG picture."
    case .tooLarge: "This picture is larger than 4 MB. Choose a smaller one."
    case .unreadable: "This file cannot be read."
    case .unwritable: "The picture cannot be saved. Check that the data folder can be written."
    }
  }
}
