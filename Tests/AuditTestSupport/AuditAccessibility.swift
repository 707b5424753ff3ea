import AccessibilityAudit
import Foundation
import GTK
import GTKTestSupport
import XCTest

/// Audits a window. Any finding fails the test, with a readable list and a picture that marks the locations.
///
/// - Parameter name: The window's name and state; also the picture's file name in `.build/audit`.
@MainActor
public func auditAccessibility(
  of window: Window, named name: String, file: StaticString = #filePath, line: UInt = #line
) async throws {
  let report = await WindowAudit(window).run()
  guard !report.findings.isEmpty else { return }
  let picture = name.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." ? $0 : "-" }
  let files = try report.savePictures(to: URL(filePath: ".build/audit"), name: String(picture))
  let paths = files.map(\.relativePath).joined(separator: ", ")
  XCTFail("\(name) has accessibility problems (see \(paths)):\n\(report.list)", file: file, line: line)
}
