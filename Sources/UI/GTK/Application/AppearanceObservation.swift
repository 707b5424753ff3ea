import CAdwaita

/// An observation of the desktop's look: the text size, the color scheme and high contrast.
///
/// A view that computes a size or a color from ``Display`` retains an observation and recomputes it in the closure.
/// The change is visible in the next frame. Unlike a ``Binding``, a released observation leaves nothing behind, so even
/// each row of a list can have one.
///
/// The class names its actor, because Swift 6.2 fails to inline an isolated deinitializer of a class whose actor is the
/// module's default.
@MainActor
public final class AppearanceObservation {
  private let id: Int

  /// Calls `update` after each change, until this value is released. `update` must refer weakly to its view.
  public init(_ update: @escaping () -> Void) { id = AppearanceObservers.shared.add(update) }

  isolated deinit { AppearanceObservers.shared.remove(id) }
}

/// The closures to call when the look changes.
private final class AppearanceObservers {
  static let shared = AppearanceObservers()
  private var updates: [Int: () -> Void] = [:]
  private var lastID = 0

  private init() {
    let settings = gtk_settings_get_default().map { Object(retaining: UnsafeMutableRawPointer($0)) }
    settings?.onChange(of: "gtk-xft-dpi") { [weak self] in self?.tell() }
    let manager = Object(retaining: UnsafeMutableRawPointer(adw_style_manager_get_default()))
    for property in ["dark", "high-contrast"] { manager.onChange(of: property) { [weak self] in self?.tell() } }
  }

  func add(_ update: @escaping () -> Void) -> Int {
    lastID += 1
    updates[lastID] = update
    return lastID
  }

  func remove(_ id: Int) { updates[id] = nil }

  private func tell() {
    // An update can release other observations.
    for id in updates.keys.sorted() { updates[id]?() }
  }
}
