import Testing

@testable import Automation

/// Tests of the settings that a desktop sends to its programs.
@Suite struct DesktopSettingsTests {
  @Test func `Settings are encoded in XSETTINGS’ format, sorted and padded`() {
    let bytes = DesktopSettings.encode(["Xft/DPI": 0x18000, "A": -1], serial: 2)
    let header: [UInt8] = [0, 0, 0, 0] + [2, 0, 0, 0] + [2, 0, 0, 0]
    let first: [UInt8] = [0, 0, 1, 0] + Array("A".utf8) + [0, 0, 0] + [2, 0, 0, 0] + [0xFF, 0xFF, 0xFF, 0xFF]
    let second: [UInt8] = [0, 0, 7, 0] + Array("Xft/DPI".utf8) + [0] + [2, 0, 0, 0] + [0, 0x80, 1, 0]
    #expect(bytes == header + first + second)
  }
}
