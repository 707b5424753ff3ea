import AccessibilityAudit
import Foundation
import GTK
import GTKTestSupport
import XCTest

/// Fails a test with the findings of an audit, as a list that can be read, and a picture of where they are.
///
/// - Parameters:
///   - name: what is audited, and in which state; also the name of the picture in `.build/audit`.
///   - kinds: what is looked for.
@MainActor
public func auditAccessibility(
  of window: Window, named name: String, for kinds: Set<Finding.Kind> = Set(Finding.Kind.allCases),
  file: StaticString = #filePath, line: UInt = #line
) async throws {
  let report = await WindowAudit(window, for: kinds).run()
  guard !report.findings.isEmpty else { return }
  let picture = name.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." ? $0 : "-" }
  let files = try report.savePictures(to: URL(filePath: ".build/audit"), name: String(picture))
  let places = files.map(\.relativePath).joined(separator: ", ")
  XCTFail("\(name) shuts somebody out (see \(places)):\n\(report.list)", file: file, line: line)
}
