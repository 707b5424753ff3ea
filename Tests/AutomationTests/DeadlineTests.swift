import Testing

@testable import Automation

/// Tests of the deadlines set by environment variables.
@Suite struct DeadlineTests {
  @Test(
    "A deadline variable accepts a positive number of seconds and ignores other values",
    arguments: [
      ("30", .seconds(30)), ("0.5", .milliseconds(500)), ("0", nil), ("-1", nil), ("soon", nil), ("", nil),
      ("inf", nil),
      ("nan", nil),
    ] as [(String, Duration?)])
  func deadlineAcceptsOnlyPositiveSeconds(text: String, duration: Duration?) {
    #expect(Deadlines.seconds("AUTOMATION_TIMEOUT", in: ["AUTOMATION_TIMEOUT": text]) == duration)
  }

  @Test("A deadline is nil without its environment variable") func deadlineIsNilWithoutVariable() {
    #expect(Deadlines.seconds("AUTOMATION_TIMEOUT", in: [:]) == nil)
  }
}
