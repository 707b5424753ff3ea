import Foundation
import SystemIO

/// Where it is written which places are kept: the person's wish, which no cache may lose.
public actor KeptPlacesFile {
  private let url: URL
  private var newest = 0

  public init(_ url: URL) { self.url = url }

  /// What was kept, in the order of the wishes. A file that cannot be read is put aside, so that nothing of it is lost.
  ///
  /// - Throws: ``KeptPlacesError/damaged(_:)`` once; the next time there is no such file any more.
  func read() throws(KeptPlacesError) -> [KeptRecord] {
    do throws(RegularFile.Failure) {
      let data = try RegularFile.read(url, limit: largest)
      if let content = try? Self.decoder.decode(Content.self, from: data), content.edition == edition {
        return content.places
      }
    } catch {
      if error == .missing { return [] }
    }
    throw .damaged(putAside())
  }

  /// Keeps these, unless newer ones were kept already.
  ///
  /// - Parameter number: counts what is kept.
  func write(_ records: [KeptRecord], number: Int) throws(KeptPlacesError) {
    guard number > newest else { return }
    newest = number
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      try PrivateFile.replace(url, with: Self.encoder.encode(Content(edition: edition, places: records)))
    } catch {
      throw .unwritable(url, reason: (error as NSError).localizedDescription)
    }
  }

  /// - Returns: where it is from now on; `nil` where it cannot be moved.
  private func putAside() -> URL? {
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

/// What went wrong with the list of what is kept.
public enum KeptPlacesError: LocalizedError, Hashable, Sendable {
  /// It could not be read; where it was put, if it could be.
  case damaged(URL?)
  case unwritable(URL, reason: String)

  public var errorDescription: String? {
    switch self {
    case .damaged(let aside?): "The list of what is kept offline cannot be read. It was put aside as \(aside.path)."
    case .damaged(nil): "The list of what is kept offline cannot be read."
    case .unwritable(let file, let reason):
      "The list of what is kept offline could not be saved in \(file.path): "
        + "\(reason.trimmingCharacters(in: ["."]))."
    }
  }
}

private struct Content: Codable {
  var edition: Int
  var places: [KeptRecord]
}

private let edition = 1
/// In bytes: thousands of places take no more.
private let largest = 4 << 20
