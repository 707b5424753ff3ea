import Foundation
import SampleCatalogue
import Testing

/// Tests of the precedence and the lifetime of rules.
@Suite struct FaultRulesTests {
  private let popular = URL(filePath: "/3/movie/popular")

  private func rules(_ texts: String...) throws -> FaultRules {
    var rules = FaultRules()
    for text in texts { rules.add(try FaultRule(parsing: text)) }
    return rules
  }

  @Test func `A request is unaffected without rules`() throws {
    var rules = try rules()
    let (wait, response) = (rules.wait(for: popular), rules.badResponse(for: popular))
    #expect(wait.isNone)
    #expect(response == nil)
  }

  @Test func `The newest matching rule determines the bad response until it is used up`() throws {
    var rules = try rules("/3/** empty", "/3/movie/popular drop times 2")
    let other = rules.badResponse(for: URL(filePath: "/3/movie/upcoming"))
    let responses = (0..<3).map { _ in rules.badResponse(for: popular) }
    #expect(other == .empty)
    #expect(responses == [.dropped, .dropped, .empty])
  }

  @Test func `Matching delays add up`() throws {
    var rules = try rules("/** delay 1", "/3/movie/popular delay 2 times 1")
    let delays = (0..<2).map { _ in rules.wait(for: popular).delay }
    #expect(delays == [.seconds(3), .seconds(1)])
  }

  @Test func `A hold keeps its requests waiting until it is released`() throws {
    var rules = try rules()
    var waits = [rules.wait(for: popular)]
    rules.add(try FaultRule(parsing: "/3/movie/popular hold times 1"))
    rules.add(try FaultRule(parsing: "/** hold"))
    waits += [rules.wait(for: popular), rules.wait(for: popular)]
    #expect(waits.map(rules.holds) == [false, true, true])
    let isReleased = rules.release(.all)
    #expect(isReleased)
    #expect(waits.map(rules.holds) == [false, true, false])
    waits.append(rules.wait(for: popular))
    #expect(waits[3].isNone)
    let ends = [rules.release(), rules.release()]
    #expect(ends == [true, false])
    #expect(waits.map(rules.holds) == [false, false, false, false])
  }

  @Test func `Release removes only holds, and removing faults removes other rules with the same pattern`() throws {
    var rules = try rules("/** drop")
    let isReleased = rules.release()
    #expect(!isReleased)
    let dropped = rules.badResponse(for: popular)
    #expect(dropped == .dropped)
    let ends = [rules.removeFaults(try RequestPattern("/3/**")), rules.removeFaults(.all)]
    #expect(ends == [false, true])
    let remaining = rules.badResponse(for: popular)
    #expect(remaining == nil)
  }
}
