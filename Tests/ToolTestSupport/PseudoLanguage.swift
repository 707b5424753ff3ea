import Foundation

/// A translation that puts each text in brackets, which shows which texts pass through gettext.
public struct PseudoLanguage {
  private let folder: TemporaryFolder

  /// Writes the translation with `scripts/pseudo-language`.
  public init() throws {
    folder = try TemporaryFolder()
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../scripts/pseudo-language")
    let process = try Process.run(URL(filePath: "/bin/sh"), arguments: [script.path, folder.url.path])
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "qps.utf8"), withDestinationURL: URL(filePath: "/usr/lib/locale/C.utf8"))
  }

  /// The variables with which a program uses the translation. The locale of messages is C.UTF-8 under another
  /// name, because newer versions of the C library don't translate texts in C.UTF-8.
  public var environment: [String: String] {
    [
      "LANGUAGE": "qps", "LC_ALL": "", "LANG": "C.UTF-8", "LC_MESSAGES": "qps.UTF-8", "LOCPATH": folder.url.path,
      "TEXTDOMAINDIR": folder.url.path,
    ]
  }

  /// Returns the translation of a text.
  public static func translation(of text: String) -> String { "⟦\(text)⟧" }

  /// The script failed.
  public struct Failure: Error {
    public let status: Int32
  }
}
