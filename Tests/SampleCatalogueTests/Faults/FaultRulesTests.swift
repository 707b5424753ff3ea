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

  @Test func withoutRulesNothingGoesWrong() throws {
    var rules = try rules()
    let (wait, answer) = (rules.wait(for: popular), rules.badAnswer(for: popular))
    #expect(wait.isNone)
    #expect(answer == nil)
  }

  @Test func theNewestBadAnswerCountsUntilItIsUsedUp() throws {
    var rules = try rules("/3/** empty", "/3/movie/popular drop times 2")
    let other = rules.badAnswer(for: URL(filePath: "/3/movie/upcoming"))
    let answers = (0..<3).map { _ in rules.badAnswer(for: popular) }
    #expect(other == .empty)
    #expect(answers == [.dropped, .dropped, .empty])
  }

  @Test func delaysAddUp() throws {
    var rules = try rules("/** delay 1", "/3/movie/popular delay 2 times 1")
    let delays = (0..<2).map { _ in rules.wait(for: popular).delay }
    #expect(delays == [.seconds(3), .seconds(1)])
  }

  @Test func aHoldKeepsThoseItMetUntilItIsReleased() throws {
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

  @Test func releasingLeavesTheOtherRules() throws {
    var rules = try rules("/** drop")
    let isReleased = rules.release()
    #expect(!isReleased)
    let dropped = rules.badAnswer(for: popular)
    #expect(dropped == .dropped)
    let ends = [rules.heal(try RequestPattern("/3/**")), rules.heal(.all)]
    #expect(ends == [false, true])
    let healed = rules.badAnswer(for: popular)
    #expect(healed == nil)
  }
}
