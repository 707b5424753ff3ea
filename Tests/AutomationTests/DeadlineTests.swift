import Testing

@testable import Automation

/// Tests of the deadlines set by environment variables.
@Suite struct DeadlineTests {
  @Test(
    arguments: [
      ("30", .seconds(30)), ("0.5", .milliseconds(500)), ("0", nil), ("-1", nil), ("soon", nil), ("", nil),
      ("inf", nil),
      ("nan", nil),
    ] as [(String, Duration?)])
  func reads(text: String, duration: Duration?) {
    #expect(Deadlines.seconds("AUTOMATION_TIMEOUT", in: ["AUTOMATION_TIMEOUT": text]) == duration)
  }

  @Test func isNotSetWithoutAVariable() { #expect(Deadlines.seconds("AUTOMATION_TIMEOUT", in: [:]) == nil) }
}
