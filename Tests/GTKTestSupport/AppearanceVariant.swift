import GTK

/// A window's size in application pixels.
public struct WindowSize: Hashable, Sendable {
  public static let wide = WindowSize(width: 900, height: 720)
  public static let narrow = WindowSize(width: 360, height: 640)

  public var width: Int
  public var height: Int
}

/// A window size, text size, color scheme and contrast in which every screen must be usable.
public struct AppearanceVariant: Sendable {
  public static let wide = AppearanceVariant(size: .wide)
  public static let narrow = AppearanceVariant(size: .narrow)
  public static let narrowLargeText = AppearanceVariant(size: .narrow, textScale: 2)
  public static let wideDark = AppearanceVariant(size: .wide, scheme: .dark)
  public static let wideDarkLargeText = AppearanceVariant(size: .wide, textScale: 2, scheme: .dark)
  public static let narrowDark = AppearanceVariant(size: .narrow, scheme: .dark)
  public static let wideHighContrast = AppearanceVariant(size: .wide, hasHighContrast: true)

  public let size: WindowSize
  /// The text scale factor. 1 is the default size.
  public private(set) var textScale = 1.0
  public private(set) var scheme = ColorScheme.light
  private(set) var hasHighContrast = false

  /// Runs a closure in this variant, without window frames, then restores the defaults.
  @MainActor public func use<Result>(_ body: () async throws -> Result) async throws -> Result {
    let frame = StyleRules(frameless)
    defer {
      frame.remove()
      Self.reset()
    }
    ColorScheme.force(scheme)
    Display.textScale = textScale
    if hasHighContrast { try HighContrast.set(true) }
    return try await body()
  }

  /// Restores the defaults.
  @MainActor public static func reset() {
    Display.textScale = 1
    ColorScheme.force(nil)
    // Only the desktop's settings schema can be missing, and then the setting has never changed.
    try? HighContrast.set(false)
  }
}

/// Style rules that remove the window frame, so that a window has exactly the requested size.
private let frameless = "window.csd, window.solid-csd { margin: 0; padding: 0; border: none; box-shadow: none; }"
