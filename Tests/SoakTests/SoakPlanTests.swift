import SampleCatalogue
import Testing

@testable import matinee_soak

/// Tests of the random steps.
@Suite struct SoakPlanTests {
  private func steps(seed: UInt64, count: Int = 1000) -> [SoakStep] {
    var plan = SoakPlan(seed: seed)
    return (0..<count).map { _ in plan.next() }
  }

  @Test func `The same seed makes the same steps`() {
    #expect(steps(seed: 7) == steps(seed: 7))
    #expect(steps(seed: 7) != steps(seed: 8))
  }

  @Test func `A plan rests at the start and after each cycle, and every third time with new screens`() {
    var plan = SoakPlan(seed: 1, cycle: 10)
    let steps = (0..<1000).map { _ in plan.next() }
    let isRest = { (step: SoakStep) in if case .rest = step { true } else { false } }
    let rests = steps.enumerated().filter { isRest($0.element) }.map(\.offset)
    #expect(rests == Array(stride(from: 0, to: 1000, by: 10)))
    let renewals = steps.enumerated().filter { $0.element == .rest(renewsScreens: true) }.map(\.offset)
    #expect(renewals == Array(stride(from: 0, to: 1000, by: 30)))
  }

  @Test func `The network is cut only while it works, and restored only while it’s cut`() {
    var isCut = false
    for step in steps(seed: 2, count: 5000) {
      switch step {
      case .restoreNetwork: #expect(isCut)
      default: break
      }
      switch step {
      case .cutNetwork: isCut = true
      case .restoreNetwork, .rest: isCut = false
      default: break
      }
    }
  }

  @Test func `A plan can be limited to some kinds of steps`() {
    var plan = SoakPlan(seed: 3, kinds: ["watch", "guest"])
    let steps = Set((0..<200).map { _ in plan.next() })
    #expect(
      steps == [
        .rest(renewsScreens: true), .rest(renewsScreens: false), .press("Ctrl+m"), .browseAsGuest,
      ])
  }

  @Test(arguments: SoakVocabulary.faults) func `Every fault is a valid rule`(text: String) throws {
    #expect(try FaultRule(parsing: text).description.hasPrefix("/"))
  }
}
