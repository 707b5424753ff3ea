import AccessibilityAudit
import GTK
import GTKTestSupport
import XCTest

/// A window size, text size and color scheme in which every screen must be usable.
public struct AppearanceVariant: Sendable {
  /// The width in application pixels.
  public let width: Int
  public let height: Int
  /// The text scale factor. 1 is the default size.
  let textScale: Double
  let scheme: ColorScheme

  public static let wide = AppearanceVariant(width: 900, height: 720)
  public static let narrow = AppearanceVariant(width: 360, height: 640)
  public static let wideLargeText = AppearanceVariant(width: 900, height: 720, textScale: 2)
  public static let narrowLargeText = AppearanceVariant(width: 360, height: 640, textScale: 2)
  public static let wideDark = AppearanceVariant(width: 900, height: 720, scheme: .dark)
  public static let narrowDark = AppearanceVariant(width: 360, height: 640, scheme: .dark)

  /// All variants. The dark ones use the default text size, because contrast matters most for small text.
  private static let all = [wide, narrow, wideLargeText, narrowLargeText, wideDark, narrowDark]

  private init(width: Int, height: Int, textScale: Double = 1, scheme: ColorScheme = .light) {
    (self.width, self.height, self.textScale, self.scheme) = (width, height, textScale, scheme)
  }

  /// Runs a closure in each variant, then restores the defaults.
  @MainActor public static func each(_ body: (AppearanceVariant) async throws -> Void) async throws {
    for variant in all { try await variant.use { try await body(variant) } }
  }

  /// Runs a closure in this variant, then restores the defaults.
  @MainActor public func use(_ body: () async throws -> Void) async throws {
    let frame = StyleRules(frameless)
    defer {
      frame.remove()
      Display.textScale = 1
      ColorScheme.force(nil)
    }
    ColorScheme.force(scheme)
    Display.textScale = textScale
    try await body()
  }

  /// Audits a window that was opened in this variant, once its size no longer changes.
  ///
  /// - Parameters:
  ///   - name: The window's name in messages and file names.
  ///   - minimumWidth: The minimum width in application pixels, for a window of the toolkit that can't be as narrow as
  ///     the app's own.
  ///   - isReady: Returns whether the window's content is visible.
  @MainActor public func audit(
    _ window: Window, named name: String, minimumWidth: Int = 0, isReady: () -> Bool, file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    let name = "\(name)-\(width)-\(Int(textScale * 100))-\(scheme.rawValue)"
    guard await window.waitUntilIdle(isReady) else {
      return XCTFail("\(name) didn’t become idle", file: file, line: line)
    }
    if window.size.width > max(width, minimumWidth) {
      XCTFail("\(name) needs a width of \(window.size.width) pixels, but has only \(width).", file: file, line: line)
    }
    try await auditAccessibility(of: window, named: name, for: kinds, file: file, line: line)
  }

  /// The kinds of findings to look for. Only contrast depends on the color scheme, so the dark variants skip the rest.
  private var kinds: Set<Finding.Kind> { scheme == .light ? Set(Finding.Kind.allCases) : [.lowContrast] }
}

extension Window {
  /// Waits until the content is visible and the window's size is the same in two frames in a row. Returns `false` if
  /// that takes too long.
  fileprivate func waitUntilIdle(_ isReady: () -> Bool) async -> Bool {
    var last: (width: Int, height: Int)?
    for _ in 0..<maximumFrameCount {
      await nextFrame()
      let now = isMapped && isReady() ? size : nil
      if let now, let last, now == last { return true }
      last = now
    }
    return false
  }

  /// Waits until GTK has laid out and drawn a frame.
  private func nextFrame() async {
    await withCheckedContinuation { continuation in afterNextFrame { continuation.resume() } }
  }
}

private let maximumFrameCount = 400

/// Without a frame, a window has exactly the requested size.
private let frameless = "window.csd, window.solid-csd { margin: 0; padding: 0; border: none; box-shadow: none; }"
