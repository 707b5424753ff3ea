import AccessibilityAudit
import Foundation
import GTK

/// A tour that audits every entry in each color scheme and at each size, and prints the findings.
@MainActor struct Auditor {
  /// The folder for images of the findings; `nil` to write none.
  let folder: String?
  let tour: EntryTour

  /// Runs the audits. Returns 0 if there are no findings.
  func run() -> Int32 {
    tour.run { stop in
      let report = await WindowAudit(stop.window).run()
      guard !report.findings.isEmpty else { return true }
      print("\(stop.name)\n\(report.list)\n")
      if let folder {
        do {
          _ = try report.savePictures(to: URL(filePath: folder), name: stop.name)
        } catch {
          EntryTour.printError("Can’t write the pictures: \(error.localizedDescription)")
        }
      }
      return false
    }
  }
}
