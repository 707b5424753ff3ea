import CXCB

/// A virtual pointer that moves on a display and presses its buttons.
struct Pointer {
  let display: Display

  /// A pointer button, by X button number.
  enum Button: UInt8 {
    case primary = 1
    case secondary = 3
    case wheelUp = 4
    case wheelDown = 5
  }

  /// Clicks a button at a position on the display, in pixels.
  func press(_ button: Button, x: Int, y: Int) {
    automation_fake_input(
      display.connection, UInt8(XCB_MOTION_NOTIFY), 0, display.root, Int16(clamping: x), Int16(clamping: y))
    automation_fake_input(display.connection, UInt8(XCB_BUTTON_PRESS), button.rawValue, display.root, 0, 0)
    automation_fake_input(display.connection, UInt8(XCB_BUTTON_RELEASE), button.rawValue, display.root, 0, 0)
    display.synchronize()
  }

  /// Moves the pointer to a position on the display, in pixels.
  func move(x: Int, y: Int) {
    automation_fake_input(
      display.connection, UInt8(XCB_MOTION_NOTIFY), 0, display.root, Int16(clamping: x), Int16(clamping: y))
    display.synchronize()
  }

  func pressPrimaryButton() { changePrimaryButton(UInt8(XCB_BUTTON_PRESS)) }

  func releasePrimaryButton() { changePrimaryButton(UInt8(XCB_BUTTON_RELEASE)) }

  private func changePrimaryButton(_ event: UInt8) {
    automation_fake_input(display.connection, event, Button.primary.rawValue, display.root, 0, 0)
    display.synchronize()
  }
}
