import AccessibilityAudit
import Foundation
import GTK
import GTKTestSupport
import XCTest

/// Audits a window. Any finding fails the test, with a readable list and a picture that marks the locations.
///
/// - Parameters:
///   - name: The window's name and state; also the picture's file name in `.build/audit`.
///   - kinds: The kinds of findings to look for.
@MainActor
public func auditAccessibility(
  of window: Window, named name: String, for kinds: Set<Finding.Kind> = Set(Finding.Kind.allCases),
  file: StaticString = #filePath, line: UInt = #line
) async throws {
  let report = await WindowAudit(window, for: kinds).run()
  guard !report.findings.isEmpty else { return }
  let picture = name.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." ? $0 : "-" }
  let files = try report.savePictures(to: URL(filePath: ".build/audit"), name: String(picture))
  let paths = files.map(\.relativePath).joined(separator: ", ")
  XCTFail("\(name) has accessibility problems (see \(paths)):\n\(report.list)", file: file, line: line)
}
