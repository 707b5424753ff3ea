import AppFoundation
import Foundation

/// The publisher of the exports for a title index. Each source has its own index.
public enum ExportSource: Hashable, Sendable {
  case tmdb
  /// A server that replaces TMDB. The value is its scheme, host and port.
  case server(URL)
  /// The built-in sample catalogue.
  case sample

  /// Creates the source according to the settings. TMDB's exports require no key.
  public init(settings: Settings, usesSample: Bool) {
    self = usesSample ? .sample : settings.apiURL.map(ExportSource.server) ?? .tmdb
  }
}

extension Folders {
  /// Returns the folder of a source's title index.
  public func titleIndex(_ source: ExportSource) -> URL {
    cache.appending(path: "titles/\(source.name)", directoryHint: .isDirectory)
  }
}

extension ExportSource {
  /// A unique name for the source that is valid as a file name.
  fileprivate var name: String {
    switch self {
    case .tmdb: "tmdb"
    case .sample: "sample"
    case .server(let url): "server-\(url.absoluteString.utf8.map(Self.letters).joined())"
    }
  }

  /// Returns a byte as text. Lowercase letters, digits and periods are unchanged, and other bytes are written in
  /// hexadecimal.
  private static func letters(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
      String(UnicodeScalar(byte))
    default: "-" + String(byte, radix: 16)
    }
  }
}
