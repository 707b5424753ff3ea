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
  }

  /// The variables with which a program uses the translation.
  public var environment: [String: String] {
    ["LANGUAGE": "qps", "LC_ALL": "C.UTF-8", "TEXTDOMAINDIR": folder.url.path]
  }

  /// Returns the translation of a text.
  public static func translation(of text: String) -> String { "⟦\(text)⟧" }

  /// The script failed.
  public struct Failure: Error {
    public let status: Int32
  }
}
