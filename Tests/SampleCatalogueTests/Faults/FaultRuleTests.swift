import SampleCatalogue
import Testing

/// Tests of the syntax of rules and commands.
@Suite struct FaultRuleTests {
  static let rules: [(String, Fault, Int?)] = [
    ("/3/movie/popular hold", .hold, nil), ("/3/movie/popular hold times 2", .hold, 2),
    ("/t/p/** delay 0.5", .delay(.milliseconds(500)), nil),
    ("/3/movie/* status 401", .answer(.refusal(status: 401, retryAfter: nil)), nil),
    ("/3/movie/* status 429 retry-after 2 times 3", .answer(.refusal(status: 429, retryAfter: 2)), 3),
    ("/** drop", .answer(.dropped), nil), ("/** cut times 1", .answer(.cut), 1),
    ("/** truncated", .answer(.truncated), nil), ("/** garbage", .answer(.garbage), nil),
    ("/** text", .answer(.text), nil), ("/** empty", .answer(.empty), nil), ("/** pages 2", .answer(.pages(2)), nil),
    ("/t/p/** picture bomb", .answer(.picture(.bomb)), nil), ("/t/p/w92/* pictures times 4", .answer(.picture(nil)), 4),
    ("pictures", .answer(.picture(nil)), nil),
  ]

  @Test(arguments: rules)
  func aRuleIsReadAndWritten(text: String, fault: Fault, times: Int?) throws {
    let rule = try FaultRule(parsing: text)
    #expect(rule.fault == fault)
    #expect(rule.times == times)
    #expect(try FaultRule(parsing: rule.description) == rule)
  }

  @Test(arguments: [
    ("", "is no path"), ("movie hold", "is no path"), ("/3", "is no fault"), ("/3 explode", "“explode” is no fault"),
    ("/3 status", "is no status"), ("/3 status 200", "401, 404, 429"), ("/3 delay", "a number of seconds"),
    ("/3 delay -1", "a number of seconds"), ("/3 pages 0", "a number from 1 on"),
    ("/3 hold times", "a number from 1 on"),
    ("/3 hold times 0", "a number from 1 on"), ("/3 status 429 retry-after soon", "a number from 0 on"),
    ("/t/p/** picture", "truncated, disguised"), ("/t/p/** picture kind", "bomb, page, redirect"),
    ("pictures now", "is no path"),
    ("/3 hold now", "“now” is no fault"),
  ])
  func whatIsNoRuleIsSaid(text: String, words: String) throws {
    let error = #expect(throws: FaultSyntaxError.self) { try FaultRule(parsing: text) }
    #expect("\(try #require(error))".contains(words))
  }

  @Test(arguments: [
    ("/3/movie/popular empty", ControlCommand.add(FaultRule(.all, .answer(.empty)))), ("release", .release(nil)),
    ("/t/p/** pictures", .add(.hostilePictures)),
    ("release /**", .release(.all)), ("heal", .heal(nil)), (" heal  /** ", .heal(.all)), ("close", .close),
    ("listen", .listen), ("log", .log), ("clear", .clear),
  ])
  func aCommandIsReadAndWritten(line: String, command: ControlCommand) throws {
    let read = try ControlCommand(parsing: line)
    if case .add = command {
      #expect(read.description == line)
    } else {
      #expect(read == command)
    }
    #expect(try ControlCommand(parsing: read.description) == read)
  }

  @Test(arguments: ["", "explode", "close now", "release a b", "log 1"])
  func whatIsNoCommandIsSaid(line: String) throws {
    #expect(throws: FaultSyntaxError.command(line)) { try ControlCommand(parsing: line) }
  }

  @Test(arguments: [
    ControlLine.cleared(through: 7), .done(log: nil), .done(log: []), .refused(reason: "There is no such “hold”."),
  ])
  func whatTheServerSaysIsOneLineAndReadBack(line: ControlLine) {
    #expect(!line.text.contains("\n"))
    #expect(ControlLine(parsing: line.text) == line)
  }

  @Test(arguments: ["", "Listening on http://127.0.0.1:1", "{}", "[1]", "{\"done\":false}"])
  func otherLinesAreNone(text: String) {
    #expect(ControlLine(parsing: text) == nil)
  }
}
