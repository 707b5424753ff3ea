import CAdwaita
import Foundation
import GTK

/// What an audit has found, and the pictures that it looked at.
public struct AuditReport {
  /// In the order of the checks, and within each in the order of the screen.
  public let findings: [Finding]
  private let drawings: [Drawing]

  init(findings: [Finding], drawings: [Drawing]) {
    self.findings = findings
    self.drawings = drawings
  }

  /// The findings as a numbered list, a line each; the numbers are those in the pictures. Empty where there are none.
  public var list: String {
    findings.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n")
  }

  /// Writes a PNG of each surface that has findings, with a numbered rectangle round each.
  ///
  /// - Parameters:
  ///   - folder: is made where it is missing.
  ///   - name: of the file; a second surface's has "-2" after it.
  /// - Returns: the files that were written.
  /// - Throws: Foundation's error where the folder or a file cannot be written.
  public func savePictures(to folder: URL, name: String) throws -> [URL] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try drawings.enumerated().compactMap { index, drawing in
      let marks = findings.enumerated().filter { $0.element.picture == index }.map { ($0.offset + 1, $0.element.area) }
      guard !marks.isEmpty, let data = MarkedPicture(drawing, marks: marks).png else { return nil }
      let file = folder.appending(path: index == 0 ? "\(name).png" : "\(name)-\(index + 1).png")
      try data.write(to: file)
      return file
    }
  }
}
