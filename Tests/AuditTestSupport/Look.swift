import AccessibilityAudit
import GTK
import GTKTestSupport
import XCTest

/// A way in which every screen must be usable: so wide, so large a text, light or dark.
@MainActor public struct Look {
  /// In application pixels.
  public let width: Int
  public let height: Int
  /// How much larger than designed text is.
  let textScale: Double
  let scheme: ColorScheme

  /// In an order that changes what takes GTK longest as seldom as can be. Dark is a matter of contrast, for which text is asked
  /// for most where it is smallest.
  private static let all = [(ColorScheme.light, 1.0), (.light, 2), (.dark, 1)].flatMap { scheme, scale in
    [(900, 720), (360, 640)].map { Look(width: $0.0, height: $0.1, textScale: scale, scheme: scheme) }
  }

  /// Draws everything in one look after the other, and as before in the end.
  public static func each(_ body: (Look) async throws -> Void) async throws {
    let frame = StyleRules(frameless)
    defer {
      frame.remove()
      Display.textScale = 1
      ColorScheme.force(nil)
    }
    for look in all {
      ColorScheme.force(look.scheme)
      Display.textScale = look.textScale
      try await body(look)
    }
  }

  /// Audits a window that was opened in this look, once it is at rest.
  ///
  /// - Parameters:
  ///   - name: what it is called in what is written.
  ///   - narrowest: in application pixels, where the toolkit's own window cannot be as narrow as the app's.
  ///   - isReady: whether it shows what it is to show.
  public func audit(
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
