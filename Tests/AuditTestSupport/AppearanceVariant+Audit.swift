import AccessibilityAudit
import GTK
import GTKTestSupport
import XCTest

extension AppearanceVariant {
  /// The audited variants. Each pair of settings, such as a narrow window and large text, occurs in one of them.
  public static let audited = [wide, narrowLargeText, wideDarkLargeText, narrowDark]

  /// Runs a closure in each audited variant, then restores the defaults.
  @MainActor public static func each(_ body: (AppearanceVariant) async throws -> Void) async throws {
    for variant in audited { try await variant.use { try await body(variant) } }
  }

  /// Audits a window that was opened in this variant, once its layout no longer changes.
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
    let name = "\(name)-\(size.width)-\(Int(textScale * 100))-\(scheme.rawValue)"
    guard await window.waitUntilIdle(isReady) else {
      return XCTFail("\(name) didn’t become idle", file: file, line: line)
    }
    if window.size.width > max(size.width, minimumWidth) {
      XCTFail(
        "\(name) needs a width of \(window.size.width) pixels, but has only \(size.width).", file: file, line: line)
    }
    try await auditAccessibility(of: window, named: name, file: file, line: line)
  }
}

extension Window {
  /// Waits until the content is visible and the sizes of all widgets are the same in two frames in a row. Returns
  /// `false` if that takes too long.
  ///
  /// A shelf adds cells after its first frame. They have no size before the next one.
  fileprivate func waitUntilIdle(_ isReady: () -> Bool) async -> Bool {
    var last: [Int]?
    for _ in 0..<maximumFrameCount {
      await nextFrame()
      let now = isMapped && isReady() ? tree.filter(\.isMapped).flatMap { [$0.size.width, $0.size.height] } : nil
      if let now, now == last { return true }
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
