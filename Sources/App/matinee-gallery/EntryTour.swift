import Containment
import Foundation
import GTK

/// A tour that shows every entry in turn, in each color scheme and at each size, and calls a visitor for each.
@MainActor final class EntryTour {
  /// A settled entry on screen.
  struct Stop {
    let entry: GalleryEntry
    let window: Window
    let scheme: ColorScheme
    /// The requested size in application pixels.
    let size: (width: Int, height: Int)

    /// The base name for files.
    var name: String {
      "\(entry.id.replacingOccurrences(of: "/", with: "-"))-\(scheme.rawValue)-\(size.width)x\(size.height)"
    }
  }

  private let entries: [GalleryEntry]
  private let schemes: [ColorScheme]
  private let clock: any Clock<Duration>
  private let application = Application(id: "app.matinee.Gallery.Tour", joinsRunningInstance: false)
  private var failures = 0

  /// Creates a tour.
  ///
  /// - Parameters:
  ///   - scheme: The only color scheme to use; `nil` uses all of them.
  ///   - clock: The clock for the time limits.
  init(_ entries: [GalleryEntry], scheme: ColorScheme?, clock: any Clock<Duration> = ContinuousClock()) {
    self.entries = entries
    self.clock = clock
    schemes = scheme.map { [$0] } ?? ColorScheme.allCases
  }

  /// Visits all entries. Returns 0 if `visit` returns `true` for each.
  func run(_ visit: @escaping (Stop) async -> Bool) -> Int32 {
    application.onActivate { [weak self, application] in
      // This window stays open so that the application doesn't quit between two entries.
      let anchor = Window(application: application)
      Display.animates = false
      StyleSheet.removeWindowFrames()
      Task {
        await self?.visitAll(visit)
        anchor.destroy()
        application.quit()
      }
    }
    let code = application.run()
    return code == 0 && failures == 0 ? 0 : 1
  }

  private func visitAll(_ visit: (Stop) async -> Bool) async {
    for scheme in schemes {
      ColorScheme.force(scheme)
      for size in sizes {
        for entry in entries where await !open(entry, scheme, size, visit) { failures += 1 }
      }
    }
  }

  private func open(
    _ entry: GalleryEntry, _ scheme: ColorScheme, _ size: (width: Int, height: Int), _ visit: (Stop) async -> Bool
  ) async -> Bool {
    let window = Window(application: application)
    defer { window.destroy() }
    window.title = entry.title
    window.setDefaultSize(width: size.width, height: size.height)
    let controller = entry.make()
    window.setRootViewController(controller)
    window.present()
    guard await settle(window, controller, entry) else {
      Self.printError("\(entry.id) didn’t settle.")
      return false
    }
    if window.size.width != size.width {
      Self.printError("\(entry.id) is \(window.size.width) pixels wide instead of \(size.width).")
    }
    return await visit(Stop(entry: entry, window: window, scheme: scheme, size: size))
  }

  /// Waits until the entry has been settled for a few frames. Returns `false` if that takes longer than 15 seconds.
  private func settle(_ window: Window, _ controller: ViewController, _ entry: GalleryEntry) async -> Bool {
    var isLate = false
    let deadline = GTK.Timer(after: .seconds(15), clock: clock) { isLate = true }
    defer { deadline.cancel() }
    var settledFrames = 0
    while settledFrames < 3 {
      if isLate { return false }
      await withCheckedContinuation { continuation in window.afterNextFrame { continuation.resume() } }
      settledFrames = controller.isVisible && entry.isSettled() ? settledFrames + 1 : 0
    }
    return true
  }

  static func printError(_ message: String) { FileHandle.standardError.write(Data("\(message)\n".utf8)) }
}

private let sizes = [(width: 360, height: 640), (width: 1000, height: 700)]
