import Foundation

/// Who publishes the exports that a title index is made of: what came from one is never found among another's.
public enum ExportSource: Hashable, Sendable {
  case tmdb
  /// A server that stands in TMDB's place: scheme, host and port.
  case server(URL)
  /// The catalogue in this program.
  case sample

  /// Where the settings lead. TMDB asks nobody for a key for its exports.
  public init(settings: Settings, usesSample: Bool) {
    self = usesSample ? .sample : settings.apiURL.map(ExportSource.server) ?? .tmdb
  }
}

extension Folders {
  /// The title index of a source.
  public func titleIndex(_ source: ExportSource) -> URL {
    cache.appending(path: "titles/\(source.name)", directoryHint: .isDirectory)
  }
}

extension ExportSource {
  /// Fit to be the name of a file, and another for each source.
  fileprivate var name: String {
    switch self {
    case .tmdb: "tmdb"
    case .sample: "sample"
    case .server(let url): "server-\(url.absoluteString.utf8.map(Self.letters).joined())"
    }
  }

  /// Letters, digits and points stay as they are; others become their number.
  private static func letters(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
      String(UnicodeScalar(byte))
    default: "-" + String(byte, radix: 16)
    }
  }
}
