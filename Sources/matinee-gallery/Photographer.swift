import Containment
import Foundation
import GTK

/// Writes every entry as a picture, in each colour scheme and at each size.
@MainActor final class Photographer {
  private let folder: String
  private let entries: [GalleryEntry]
  private let schemes: [ColorScheme]
  private let application = Application(id: "app.matinee.Gallery.Photographer", joinsRunningInstance: false)
  private var failures = 0

  init(folder: String, entries: [GalleryEntry], scheme: ColorScheme?) {
    self.folder = folder
    self.entries = entries
    schemes = scheme.map { [$0] } ?? ColorScheme.allCases
  }

  /// 0 when every picture was written.
  func run() -> Int32 {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      say("\(folder) cannot be made: \(error.localizedDescription)")
      return 1
    }
    application.onActivate { [weak self, application] in
      // This window stays, so that the application does not end between two pictures.
      let anchor = Window(application: application)
      Display.animates = false
      StyleSheet.removeWindowFrames()
      Task {
        await self?.photographAll()
        anchor.destroy()
        application.quit()
      }
    }
    let code = application.run()
    return code == 0 && failures == 0 ? 0 : 1
  }

  private func photographAll() async {
    for scheme in schemes {
      ColorScheme.force(scheme)
      for size in sizes {
        for entry in entries { await photograph(entry, scheme, size) }
      }
    }
  }

  private func photograph(_ entry: GalleryEntry, _ scheme: ColorScheme, _ size: (width: Int, height: Int)) async {
    let window = Window(application: application)
    window.setDefaultSize(width: size.width, height: size.height)
    let controller = entry.make()
    window.setRootViewController(controller)
    window.present()
    let name = entry.id.replacingOccurrences(of: "/", with: "-")
    let path = "\(folder)/\(name)-\(scheme.rawValue)-\(size.width)x\(size.height).png"
    if await settle(window, controller, entry), window.screenshot()?.savePNG(to: path) == true {
      if window.size.width != size.width { say("\(entry.id) is \(window.size.width) wide at \(size.width)") }
    } else {
      failures += 1
      say("\(entry.id) could not be written to \(path)")
    }
    window.destroy()
  }

  /// Waits until the entry is at rest for a few frames; `false` when it is not within 15 seconds.
  private func settle(_ window: Window, _ controller: ViewController, _ entry: GalleryEntry) async -> Bool {
    let deadline = ContinuousClock.now + .seconds(15)
    var calm = 0
    while calm < 3 {
      if ContinuousClock.now > deadline { return false }
      await withCheckedContinuation { continuation in window.afterNextFrame { continuation.resume() } }
      calm = controller.isVisible && entry.isSettled() ? calm + 1 : 0
    }
    return true
  }

  private func say(_ words: String) { FileHandle.standardError.write(Data("\(words)\n".utf8)) }
}

private let sizes = [(width: 360, height: 640), (width: 1000, height: 700)]
