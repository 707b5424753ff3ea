// Title exports written by tests for the tool under test.
import Foundation
import SyntheticExports
import TitleIdentity
import ToolTestSupport

/// Returns the export lines of these titles, in order of decreasing popularity. IDs count from 1.
func exportLines(_ kind: ExportKind, _ titles: [String]) -> String {
  titles.enumerated().map { position, title in
    ExportTitle(id: position + 1, title: title, popularity: Double(titles.count - position)).line(kind) + "\n"
  }.joined()
}

extension CommandLineTool {
  /// Writes a gzipped export of these titles, in order of decreasing popularity, and returns its path.
  func export(_ kind: ExportKind, _ titles: [String], name: String? = nil) throws -> String {
    let path = file(name ?? "\(kind.rawValue).json.gz")
    try GzipWriter.compress(Array(exportLines(kind, titles).utf8)).write(to: URL(filePath: path))
    return path
  }
}
