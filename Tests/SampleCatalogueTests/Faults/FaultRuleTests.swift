import SampleCatalogue
import Testing

/// Tests of the syntax of rules and commands.
@Suite struct FaultRuleTests {
  static let rules: [(String, Fault, Int?)] = [
    ("/3/movie/popular hold", .hold, nil), ("/3/movie/popular hold times 2", .hold, 2),
    ("/t/p/** delay 0.5", .delay(.milliseconds(500)), nil),
    ("/3/movie/* status 401", .response(.error(status: 401, retryAfter: nil)), nil),
    ("/3/movie/* status 429 retry-after 2 times 3", .response(.error(status: 429, retryAfter: 2)), 3),
    ("/** drop", .response(.dropped), nil), ("/** cut times 1", .response(.cut), 1),
    ("/** truncated", .response(.truncated), nil), ("/** garbage", .response(.garbage), nil),
    ("/** text", .response(.text), nil), ("/** empty", .response(.empty), nil),
    ("/** pages 2", .response(.pages(2)), nil),
    ("/t/p/** picture bomb", .response(.picture(.bomb)), nil),
    ("/t/p/w92/* pictures times 4", .response(.picture(nil)), 4),
    ("pictures", .response(.picture(nil)), nil),
  ]

  @Test(arguments: rules)
  func `A rule parses from its text and formats back`(text: String, fault: Fault, times: Int?) throws {
    let rule = try FaultRule(parsing: text)
    #expect(rule.fault == fault)
    #expect(rule.times == times)
    #expect(try FaultRule(parsing: rule.description) == rule)
  }

  @Test(arguments: [
    ("", "isn’t a path"), ("movie hold", "isn’t a path"), ("/3", "isn’t a fault"),
    ("/3 explode", "“explode” isn’t a fault"),
    ("/3 status", "isn’t a supported status"), ("/3 status 200", "401, 404, 429"),
    ("/3 delay", "a number of seconds"),
    ("/3 delay -1", "a number of seconds"), ("/3 pages 0", "a number of 1 or more"),
    ("/3 hold times", "a number of 1 or more"),
    ("/3 hold times 0", "a number of 1 or more"), ("/3 status 429 retry-after soon", "a number of 0 or more"),
    ("/t/p/** picture", "truncated, disguised"), ("/t/p/** picture kind", "bomb, page, redirect"),
    ("pictures now", "isn’t a path"),
    ("/3 hold now", "“now” isn’t a fault"),
  ])
  func `An invalid rule throws an error with the reason`(text: String, words: String) throws {
    let error = #expect(throws: FaultSyntaxError.self) { try FaultRule(parsing: text) }
    #expect("\(try #require(error))".contains(words))
  }

  @Test(arguments: [
    ("/3/movie/popular empty", ControlCommand.add(FaultRule(.all, .response(.empty)))), ("release", .release(nil)),
    ("/t/p/** pictures", .add(.hostilePictures)),
    ("release /**", .release(.all)), ("remove", .removeFaults(nil)), (" remove  /** ", .removeFaults(.all)),
    ("close", .close),
    ("listen", .listen), ("log", .log), ("clear", .clear),
  ])
  func `A command parses from its text and formats back`(line: String, command: ControlCommand) throws {
    let read = try ControlCommand(parsing: line)
    if case .add = command {
      #expect(read.description == line)
    } else {
      #expect(read == command)
    }
    #expect(try ControlCommand(parsing: read.description) == read)
  }

  @Test(arguments: ["", "explode", "close now", "release a b", "log 1"])
  func `An invalid command throws an error that names it`(line: String) throws {
    #expect(throws: FaultSyntaxError.command(line)) { try ControlCommand(parsing: line) }
  }

  @Test(arguments: [
    ControlLine.cleared(through: 7), .done(log: nil), .done(log: []), .refused(reason: "There is no such “hold”."),
  ])
  func `A control line fits on one line and parses back`(line: ControlLine) {
    #expect(!line.text.contains("\n"))
    #expect(ControlLine(parsing: line.text) == line)
  }

  @Test(arguments: ["", "Listening on http://127.0.0.1:1", "{}", "[1]", "{\"done\":false}"])
  func `Other output isn't parsed as a control line`(text: String) {
    #expect(ControlLine(parsing: text) == nil)
  }
}
