import AccessibilityAudit
import Foundation
import GTK

/// Audits every entry, in each colour scheme and at each size, and prints what shuts somebody out.
@MainActor struct Auditor {
  /// Where pictures of the findings are put; `nil` for nowhere.
  let folder: String?
  let tour: EntryTour

  /// 0 when there was nothing to find.
  func run() -> Int32 {
    tour.run { stop in
      let report = await WindowAudit(stop.window).run()
      guard !report.findings.isEmpty else { return true }
      print("\(stop.name)\n\(report.list)\n")
      if let folder {
        do {
          _ = try report.savePictures(to: URL(filePath: folder), name: stop.name)
        } catch {
          EntryTour.say("The pictures could not be written: \(error.localizedDescription)")
        }
      }
      return false
    }
  }
}
