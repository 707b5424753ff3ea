import AppFoundation
import Foundation
import Library
import Localization
import Planning
import TMDB
import TitleIdentity
import Tracking

/// A report of proposals for an evening, as text or JSON.
public struct TonightReport: CommandReport, Sendable {
  private let plan: TonightPlan
  private let names: [ProfileID: String]
  private let texts: TitleTexts
  private let now: Date

  /// - Parameters:
  ///   - names: The names of the profiles that watch together.
  ///   - now: The time at which they start.
  public init(_ plan: TonightPlan, names: [ProfileID: String], texts: TitleTexts, now: Date) {
    (self.plan, self.names, self.texts, self.now) = (plan, names, texts, now)
  }

  /// Returns one line for each proposal: the page as `matinee show` names it, the name, the length, the end, and the
  /// reasons.
  public func text() -> String {
    LibraryText.table(
      plan.proposals.map { proposal in
        let title = proposal.title
        return [
          LibraryText.page(title.title, .whole), Self.name(of: title), texts.runningTime(title.minutes) ?? "–",
          end(of: title).map { tr("done by {time}", ["time": $0]) } ?? "",
          proposal.reasons.map(text(of:)).joined(separator: ", "),
        ]
      })
  }

  /// Returns a JSON array of objects, the best proposal first. Unknown values are omitted.
  public func json() throws -> String {
    try plan.proposals.map { proposal in
      let title = proposal.title
      return Row(
        title: LibraryTitleObject(title.title, title.episode?.part ?? .whole), name: title.episode?.name,
        minutes: title.minutes, average: title.average, genres: title.genres,
        wantedBy: title.wantedBy.map(\.rawValue).sorted())
    }.commandJSON()
  }

  private static func name(of title: TonightTitle) -> String {
    let episode = title.episode.map { ComingCard.text(of: [$0]) }
    return [LibraryText.name(title.title), episode].compactMap(\.self).joined(separator: " · ")
  }

  private func end(of title: TonightTitle) -> String? {
    title.minutes.flatMap { texts.clock(PartialDate(now.addingTimeInterval(Double($0) * 60))) }
  }

  private func text(of reason: TonightPlan.Reason) -> String {
    switch reason {
    case .wanted(let profiles):
      if names.count == 1 { return tr("on your list") }
      if profiles.count == names.count { return tr("wanted by all") }
      let wanting = profiles.compactMap { names[$0] }.sorted().joined(separator: ", ")
      return tr("wanted by {names}", ["names": wanting])
    case .average(let average): return "★ " + texts.rating(average, votes: 1)
    case .service(let name): return tr("on {service}", ["service": name])
    }
  }
}

private struct Row: Encodable {
  let title: LibraryTitleObject
  let name: String?
  let minutes: Int?
  let average: Double?
  let genres: [String]
  let wantedBy: [String]
}
