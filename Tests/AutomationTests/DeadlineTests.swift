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
  func `A deadline variable accepts only a positive number of seconds`(text: String, duration: Duration?) {
    #expect(Deadlines.seconds("AUTOMATION_TIMEOUT", in: ["AUTOMATION_TIMEOUT": text]) == duration)
  }

  @Test func `A deadline is nil without its environment variable`() {
    #expect(Deadlines.seconds("AUTOMATION_TIMEOUT", in: [:]) == nil)
  }
}
