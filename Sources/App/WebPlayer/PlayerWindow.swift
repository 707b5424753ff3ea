import Foundation
import GTK
import SystemIO
import WebTrailers

/// The video's window. It prints a report when the player has loaded, and closes if loading fails.
final class PlayerWindow {
  private(set) var exit = PlayerReport.Exit.closed
  private let window: Window
  private let view: WebView
  private let trailer: WebTrailer
  private let clock: any Clock<Duration>
  private var deadline: GTK.Timer?
  private var hasLoaded = false

  /// - Parameter clock: The clock that measures the time limit for loading.
  init(
    _ trailer: WebTrailer, name: String, web: WebKit, application: Application,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.trailer = trailer
    self.clock = clock
    window = Window(application: application)
    view = WebView(web)
    view.expandsVertically = true
    window.title = name
    window.setContent(Box(.vertical, [HeaderBar(), view]))
    window.setDefaultSize(width: 960, height: 587)
    for key in ["Escape", "<Control>w", "<Control>q"] {
      window.addShortcut(key) { [weak self] in
        self?.window.close()
        return true
      }
    }
    view.onResource = { [weak self] in self?.handleResource($0, $1) }
    view.onCrash = { [weak self] in self?.fail() }
  }

  func present() {
    window.present()
    view.load(html: PlayerPage.html(trailer), from: PlayerPage.address)
    deadline = GTK.Timer(after: .seconds(20), clock: clock) { [weak self] in self?.fail() }
  }
}

extension PlayerWindow {
  /// Handles the first response from the player's own URL, which decides between success and failure. Later responses
  /// are ignored.
  private func handleResource(_ address: String, _ status: Int?) {
    guard !hasLoaded, address == trailer.embedURL else { return }
    guard let status, (200..<400).contains(status) else { return fail() }
    hasLoaded = true
    deadline?.cancel()
    _ = StandardStreams.print("\(PlayerReport.shownLine)")
  }

  private func fail() {
    if !hasLoaded { exit = .failed }
    deadline?.cancel()
    window.destroy()
  }
}
