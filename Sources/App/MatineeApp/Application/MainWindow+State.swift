import AppFoundation
import Containment
import GTK
import ScreenFoundation
import Tracking

/// The window's part of resuming where the previous run ended.
extension MainWindow {
  /// Restores the pages above the tab.
  func restorePages(_ state: WindowState) {
    for destination in state.path.dropFirst().compactMap(Destinations.destination(at:)) {
      if let destination = destination.counterpart(for: session.library.profile) { coordinator.show(destination) }
    }
  }

  /// Returns whether the window may close, and reports its state if so.
  func close() -> Bool {
    guard mayClose() else { return false }
    let size = window.defaultSize
    // In a browser, the window always fills the page.
    let isMaximized = window.isMaximized && !Display.isWebPage
    // A guest leaves no traces.
    let path = session.isGuest ? [] : coordinator.path.map(\.address)
    onClose(WindowState(width: size.width, height: size.height, isMaximized: isMaximized, path: path))
    return true
  }
}

extension Window {
  /// Restores the size of the previous run's window.
  func restoreSize(_ state: WindowState) {
    setDefaultSize(width: state.width, height: state.height)
    if state.isMaximized { maximize() }
  }

  /// Fills the page if the window is in a web browser.
  func adaptToBrowser() {
    guard Display.isWebPage else { return }
    Display.useDefaultFont()
    maximize()
  }
}
