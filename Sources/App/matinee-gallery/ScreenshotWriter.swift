import Foundation
import GTK

/// Writes screenshots: one of every entry in each color scheme and at each size.
@MainActor struct ScreenshotWriter {
  let folder: String
  let tour: EntryTour

  /// Writes the screenshots. Returns 0 if all were written.
  func run() -> Int32 {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      EntryTour.printError("Can’t create \(folder): \(error.localizedDescription)")
      return 1
    }
    return tour.run { stop in
      let path = "\(folder)/\(stop.name).png"
      let isWritten = await screenshot(of: stop.window)?.savePNG(to: path) == true
      if !isWritten { EntryTour.printError("Can’t write \(stop.entry.id) to \(path)") }
      return isWritten
    }
  }

  /// Takes a screenshot. A window draws nothing while its layout is out of date, so this tries again in later frames.
  private func screenshot(of window: Window) async -> Texture? {
    for _ in 0..<maximumFrameCount {
      if let picture = window.screenshot() { return picture }
      await withCheckedContinuation { continuation in window.afterNextFrame { continuation.resume() } }
    }
    return nil
  }
}

private let maximumFrameCount = 60
