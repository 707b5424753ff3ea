import AppFoundation
import Foundation
import Localization
import SystemIO

/// The file with the list of downloads. It isn't part of a cache, because it stores the user's choices.
public actor DownloadsFile {
  private let url: URL
  private var newest = 0

  public init(_ url: URL) { self.url = url }

  /// Returns the saved downloads, in the order in which the user added them. A damaged file is renamed, so that its
  /// content isn't lost.
  ///
  /// - Throws: ``DownloadsFileError/damaged(_:)`` the first time. The next call finds no file.
  package func read() throws(DownloadsFileError) -> [DownloadRecord] {
    do throws(RegularFile.Failure) {
      let data = try RegularFile.read(url, limit: maximumBytes)
      if let content = try? Self.decoder.decode(Content.self, from: data), content.formatVersion == formatVersion {
        return content.records
      }
    } catch {
      if error == .missing { return [] }
    }
    throw .damaged(moveAside())
  }

  /// Saves the downloads, unless newer ones are already saved.
  ///
  /// - Parameter number: The number of this version. It increases with each change.
  package func write(_ records: [DownloadRecord], number: Int) throws(DownloadsFileError) {
    guard number > newest else { return }
    newest = number
    do {
      try PrivateFile.createFolder(url.deletingLastPathComponent())
      try PrivateFile.replace(url, with: Self.encoder.encode(Content(formatVersion: formatVersion, records: records)))
    } catch {
      throw .unwritable(url, reason: (error as NSError).localizedDescription)
    }
  }

  /// Renames the damaged file.
  ///
  /// - Returns: The file's new location, or `nil` if it can't be renamed.
  private func moveAside() -> URL? {
    let aside = url.deletingPathExtension().appendingPathExtension("damaged.json")
    return rename(url.path, aside.path) == 0 ? aside : nil
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}

/// An error that occurs when reading or saving the list of downloads.
public enum DownloadsFileError: LocalizedError, Hashable, Sendable {
  /// The list can't be read. The value is the file's new location if it could be renamed.
  case damaged(URL?)
  case unwritable(URL, reason: String)

  public var errorDescription: String? {
    switch self {
    case .damaged(let aside?):
      tr("Matinee can’t read the list of downloads, so it moved the file to {file}.", ["file": aside.path])
    case .damaged(nil): tr("Matinee can’t read the list of downloads.")
    case .unwritable(let file, let reason):
      tr(
        "Matinee couldn’t save the list of downloads in {file}: {reason}.",
        ["file": file.path, "reason": reason.trimmingCharacters(in: ["."])])
    }
  }
}

private struct Content: Codable {
  var formatVersion: Int
  var records: [DownloadRecord]

  private enum CodingKeys: String, CodingKey {
    case formatVersion = "edition"
    case records = "places"
  }
}

private let formatVersion = 1
/// The maximum size of the file, in bytes. Thousands of downloads take less.
private let maximumBytes = 4 << 20
