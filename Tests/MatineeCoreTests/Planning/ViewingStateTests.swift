import Library
import Planning
import ResponseCache
import Testing
import Tracking

/// The rules by which the state of a show and its next episode follow from the plays, the guide and the day.
struct ViewingRule: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let show: PlanShow
  let state: ViewingState
  var next = "–"

  init(_ rule: String, _ show: PlanShow, _ state: ViewingState, next: String = "–") {
    (testDescription, self.show, self.state, self.next) = (rule, show, state, next)
  }
}

private let rules = [
  ViewingRule(
    "A show without plays isn’t started", PlanShow(seasons: ["1: 1-3@-30"]), .notStarted, next: "S1 E1"),
  ViewingRule(
    "A show with an aired episode to watch is being watched", PlanShow(seasons: ["1: 1-3@-30"], watched: "S1E1"),
    .watching, next: "S1 E2"),
  ViewingRule(
    "An episode that airs today can be watched", PlanShow(seasons: ["1: 1@-7 2@0 3@7"], watched: "S1E1"), .watching,
    next: "S1 E2"),
  ViewingRule(
    "A show is up to date while an episode is ahead", PlanShow(seasons: ["1: 1@-7 2@1"], watched: "S1E1"), .upToDate),
  ViewingRule(
    "A show is up to date while an episode has no date",
    PlanShow(seasons: ["1: 1@-7 2"], watched: "S1E1", isOngoing: false), .upToDate),
  ViewingRule(
    "A show that TMDB expects to return is up to date", PlanShow(seasons: ["1: 1-2@-7"], watched: "S1"), .upToDate),
  ViewingRule(
    "A show that has ended is finished", PlanShow(seasons: ["1: 1-2@-7"], watched: "S1", isOngoing: false), .finished),
  ViewingRule(
    "A show marked as a whole is finished when it has ended",
    PlanShow(seasons: ["1: 1-2@-7", "2: 1@-7"], watched: "all", isOngoing: false), .finished),
  ViewingRule(
    "A skipped episode remains to be watched", PlanShow(seasons: ["1: 1-3@-7"], watched: "S1E1 S1E3"), .watching,
    next: "S1 E2"),
  ViewingRule(
    "A paused show stays paused", PlanShow(seasons: ["1: 1-3@-7"], watched: "S1E1", choices: ["paused"]), .paused,
    next: "S1 E2"),
  ViewingRule(
    "A dropped show stays dropped", PlanShow(seasons: ["1: 1-3@-7"], watched: "S1E1", choices: ["dropped"]), .dropped,
    next: "S1 E2"),
  ViewingRule(
    "Watched specials alone don’t start a show", PlanShow(seasons: ["0: 1@-7", "1: 1-3@-7"], watched: "S0E1"),
    .notStarted, next: "S1 E1"),
  ViewingRule(
    "Specials don’t take part", PlanShow(seasons: ["0: 1-2@-7", "1: 1-3@-7"], watched: "S1"), .upToDate),
  ViewingRule(
    "Specials that count take part",
    PlanShow(seasons: ["0: 1-2@-7", "1: 1-3@-7"], watched: "S1 S0E1", choices: ["specials"]), .watching, next: "S0 E2"),
  ViewingRule(
    "A special that aired before the next episode comes first",
    PlanShow(seasons: ["0: 1@-20", "1: 1@-30 2@-10"], watched: "S1E1", choices: ["specials"]), .watching, next: "S0 E1"),
  ViewingRule(
    "A special that aired after the next episode comes later",
    PlanShow(seasons: ["0: 1@-5", "1: 1@-30 2@-10"], watched: "S1E1", choices: ["specials"]), .watching, next: "S1 E2"),
  ViewingRule(
    "A rewatch begins with the first episode", PlanShow(seasons: ["1: 1-3@-30"], watched: "S1", choices: ["rewatch"]),
    .watching, next: "S1 E1"),
]

struct ViewingStateTests {
  @Test(arguments: rules) func `State and next episode follow from the plays, the guide and the day`(
    _ rule: ViewingRule
  ) async throws {
    let show = try await rule.show.followed()
    let standing = ShowStanding(
      show.parts, show.choices, try rule.show.guide(), on: PlanShow.today)
    #expect(standing.state == rule.state)
    #expect(standing.next.map { "S\($0.season) E\($0.number)" } ?? "–" == rule.next)
  }
}
