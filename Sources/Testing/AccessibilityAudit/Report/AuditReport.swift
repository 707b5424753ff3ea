import CAdwaita
import Foundation
import GTK

/// The findings of an audit and the images of the audited surfaces.
public struct AuditReport {
  /// The findings, ordered by check and then by position in the tree.
  public let findings: [Finding]
  private let drawings: [Drawing]

  init(findings: [Finding], drawings: [Drawing]) {
    self.findings = findings
    self.drawings = drawings
  }

  /// A numbered list of the findings, one per line, with the same numbers as in the images. Empty if there are no
  /// findings.
  public var list: String {
    findings.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n")
  }

  /// Writes a PNG image of each surface with findings and marks each finding with a numbered rectangle.
  ///
  /// - Parameters:
  ///   - folder: The destination folder, which is created if necessary.
  ///   - name: The file name without its extension. The second surface's file name ends in "-2".
  /// - Returns: The written files.
  /// - Throws: Foundation's error if the folder or a file can't be written.
  public func savePictures(to folder: URL, name: String) throws -> [URL] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try drawings.enumerated().compactMap { index, drawing in
      let marked = findings.enumerated().filter { $0.element.surfaceIndex == index }
      let marks = marked.map { ($0.offset + 1, $0.element.area) }
      guard !marks.isEmpty, let data = MarkedPicture(drawing, marks: marks).png else { return nil }
      let file = folder.appending(path: index == 0 ? "\(name).png" : "\(name)-\(index + 1).png")
      try data.write(to: file)
      return file
    }
  }
}
