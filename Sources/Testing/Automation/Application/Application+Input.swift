import CATSPI
import Foundation

/// Keyboard input, windows and screenshots of the whole program.
extension Application {
  /// Presses a key, with modifiers if given: `Return`, `Alt+Left`, `Ctrl+Shift+Tab`, `Ctrl+?`.
  ///
  /// The topmost window receives the key. The program has handled it when this method returns.
  ///
  /// - Parameter times: The number of presses, sent as fast as a held key repeats.
  public func pressKey(_ key: String, _ modifiers: KeyModifiers = [], times: Int = 1) throws(AutomationError) {
    guard let stroke = KeyStroke(key, modifiers) else {
      let known = KeyStroke.named.keys.sorted().joined(separator: ", ")
      throw AutomationError(
        reason: .misuse,
        description:
          "There’s no key \"\(key)\": use a character or one of \(known), with or without Ctrl+, Alt+ or Shift+.",
        artifacts: nil)
    }
    let running = try requireRunning()
    for _ in 0..<times {
      running.keyboard.press(stroke)
      if times > 1 { usleep(repeatInterval) }
    }
    try settle()
  }

  /// Types text into the element that has the keyboard focus.
  public func typeText(_ text: String) throws(AutomationError) {
    let running = try requireRunning()
    for character in text {
      guard let stroke = KeyStroke(typing: character) else {
        throw AutomationError(reason: .misuse, description: "No key types \"\(character)\".", artifacts: nil)
      }
      running.keyboard.press(stroke)
    }
    try settle()
  }

  /// The element that has the keyboard focus, or `nil`.
  public var focusedElement: Snapshot? {
    get throws(AutomationError) {
      try readOnce("The focused element") { tree throws(NodeFailure) in
        try tree.root.focused.map { object throws(NodeFailure) in try Snapshot(of: object) }
      }
    }
  }

  /// Resizes the topmost window, in pixels without its border. The window stays larger if its content needs more space.
  public func resize(width: Int, height: Int) throws(AutomationError) {
    let (window, outer, inner) = try topWindow()
    try requireRunning().session.display.resize(
      window, width: width + outer.width - inner.width, height: height + outer.height - inner.height)
    // The new size arrives with the next frame. A window that can't shrink that far never reaches it.
    _ = try pollTree(within: Deadlines.change) { tree throws(NodeFailure) in
      let frame = try activeWindow(in: tree)?.frame
      return frame?.width == width && frame?.height == height ? true : nil
    }
  }

  /// Clicks the primary button at a point of the topmost window, whatever is there.
  ///
  /// - Parameters:
  ///   - across: The distance from the left edge as a fraction of the width, 0 … 1.
  ///   - down: The distance from the top edge as a fraction of the height, 0 … 1.
  public func click(across: Double, down: Double) throws(AutomationError) {
    let display = try requireRunning().session.display
    guard let window = display.windows.last, let frame = display.frame(of: window) else {
      throw failure(.missing, "\(label) has no window.")
    }
    try pointer().press(
      .primary, x: frame.x + Int(Double(frame.width) * across), y: frame.y + Int(Double(frame.height) * down))
    try settle()
  }

  /// Sets the desktop's text scale, as a user does in the desktop's settings; 1 is the default. The program adapts to
  /// it while it runs.
  public func setTextScale(_ scale: Double) throws(AutomationError) {
    // The resolution in 1/1024 dots per inch. Its default is 96 dots per inch.
    try requireRunning().desktopSettings.set("Xft/DPI", Int(scale * 96 * 1024))
    try settle()
  }

  /// The size of the topmost window without its border, in pixels.
  public var windowSize: (width: Int, height: Int) {
    get throws(AutomationError) {
      let inner = try topWindow().inner
      return (inner.width, inner.height)
    }
  }

  /// Takes a screenshot of the program's windows.
  ///
  /// - Returns: A PNG file.
  public func screenshot() throws(AutomationError) -> Data {
    let running = try requireRunning()
    guard let screenshot = Screenshot(of: running.session.display)?.png() else {
      throw failure(.unsupported, "Can’t take a screenshot of \(label).")
    }
    return screenshot
  }
}

extension Application {
  func pointer() throws(AutomationError) -> Pointer { Pointer(display: try requireRunning().session.display) }

  private func topWindow() throws(AutomationError) -> (window: UInt32, outer: Frame, inner: Frame) {
    let display = try requireRunning().session.display
    let inner = try pollTree(within: nil) { tree throws(NodeFailure) in try activeWindow(in: tree)?.frame }
    guard let inner, let window = display.windows.last, let outer = display.frame(of: window) else {
      throw failure(.missing, "\(label) has no active window.")
    }
    return (window, outer, inner)
  }

  private func activeWindow(in tree: Tree) throws(NodeFailure) -> Tree.Object? {
    let windows = tree.root.children
    return zip(windows, try Snapshot.states(of: windows)).first { $0.1.contains(ATSPI_STATE_ACTIVE) }?.0
  }
}

/// The interval between repeated presses in microseconds: 30 presses a second, as on most desktops.
private let repeatInterval: UInt32 = 33_000
