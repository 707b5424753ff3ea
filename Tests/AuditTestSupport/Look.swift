import AccessibilityAudit
import GTK
import GTKTestSupport
import XCTest

/// A window size, text size and color scheme in which every screen must be usable.
public struct Look: Sendable {
  /// In application pixels.
  public let width: Int
  public let height: Int
  /// How much larger than designed text is.
  let textScale: Double
  let scheme: ColorScheme

  public static let wide = Look(width: 900, height: 720)
  public static let narrow = Look(width: 360, height: 640)
  public static let wideLargeText = Look(width: 900, height: 720, textScale: 2)
  public static let narrowLargeText = Look(width: 360, height: 640, textScale: 2)
  public static let wideDark = Look(width: 900, height: 720, scheme: .dark)
  public static let narrowDark = Look(width: 360, height: 640, scheme: .dark)

  /// Dark is about contrast, which text needs most where it is smallest.
  private static let all = [wide, narrow, wideLargeText, narrowLargeText, wideDark, narrowDark]

  private init(width: Int, height: Int, textScale: Double = 1, scheme: ColorScheme = .light) {
    (self.width, self.height, self.textScale, self.scheme) = (width, height, textScale, scheme)
  }

  /// Draws everything in one look after the other, and then as before.
  @MainActor public static func each(_ body: (Look) async throws -> Void) async throws {
    for look in all { try await look.use { try await body(look) } }
  }

  /// Draws everything in this look for as long as `body` runs.
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

  /// Audits a window that was opened in this look, once it is at rest.
  ///
  /// - Parameters:
  ///   - name: what it is called in what is written.
  ///   - narrowest: in application pixels, where the toolkit's own window cannot be as narrow as the app's.
  ///   - isReady: whether it shows what it is to show.
  @MainActor public func audit(
    _ window: Window, named name: String, narrowest: Int = 0, isReady: () -> Bool, file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    let name = "\(name)-\(width)-\(Int(textScale * 100))-\(scheme.rawValue)"
    guard await window.comesToRest(isReady) else {
      return XCTFail("\(name) does not come to rest", file: file, line: line)
    }
    if window.size.width > max(width, narrowest) {
      XCTFail("\(name): it needs \(window.size.width) pixels of width, and is given \(width).", file: file, line: line)
    }
    try await auditAccessibility(of: window, named: name, for: kinds, file: file, line: line)
  }

  /// What depends on colours is looked for in each scheme; all else is the same in both, and looked for once.
  private var kinds: Set<Finding.Kind> { scheme == .light ? Set(Finding.Kind.allCases) : [.lowContrast] }
}

extension Window {
  /// Waits until it shows what it is to show, and nothing has changed its size in a frame.
  fileprivate func comesToRest(_ isReady: () -> Bool) async -> Bool {
    var last: (width: Int, height: Int)?
    for _ in 0..<mostFrames {
      await nextFrame()
      let now = isMapped && isReady() ? size : nil
      if let now, let last, now == last { return true }
      last = now
    }
    return false
  }

  /// Lets GTK lay out and draw once.
  private func nextFrame() async {
    await withCheckedContinuation { continuation in afterNextFrame { continuation.resume() } }
  }
}

private let mostFrames = 400

/// Without a frame a window is exactly as large as it is told.
private let frameless = "window.csd, window.solid-csd { margin: 0; padding: 0; border: none; box-shadow: none; }"
