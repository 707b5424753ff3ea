import Foundation
import Library
import TitleIdentity

/// Titles proposed for an evening, the best first, with reasons: a pure function of the titles and the wishes.
///
/// A title that more of the profiles want comes first, then the one with the better average. Titles that one of them has
/// watched or isn't interested in, and titles that don't certainly fit the wishes, aren't proposed.
public struct TonightPlan: Hashable, Sendable {
  /// A reason for a proposal.
  public enum Reason: Hashable, Sendable {
    /// Profiles have the film on their watchlist, or are watching the show.
    case wanted(by: Set<ProfileID>)
    /// The average rating from 0 to 10.
    case average(Double)
    /// The name of a service among the wishes.
    case service(String)
  }

  /// A proposed title.
  public struct Proposal: Hashable, Sendable {
    public let title: TonightTitle
    public let reasons: [Reason]
  }

  /// The proposals, the best first.
  public let proposals: [Proposal]

  /// - Parameters:
  ///   - vetoed: The titles that someone doesn't want tonight.
  ///   - limit: The maximum number of proposals.
  public init(
    _ titles: [TonightTitle], _ wishes: TonightWishes, vetoed: Set<TitleReference.Key> = [], limit: Int = 3
  ) {
    let profiles = Set(wishes.profiles)
    let possible = titles.filter { title in
      title.refusedBy.isDisjoint(with: profiles) && !title.wantedBy.isDisjoint(with: profiles)
        && !vetoed.contains(title.title.key) && wishes.admits(title)
    }
    proposals = possible.sorted { $0.isBetter(than: $1, for: profiles) }.prefix(limit).map { title in
      Proposal(title: title, reasons: Self.reasons(title, wishes))
    }
  }

  private static func reasons(_ title: TonightTitle, _ wishes: TonightWishes) -> [Reason] {
    let service = wishes.services.flatMap { wanted in title.services?.first { wanted.contains($0.id) } }
    return [
      .wanted(by: title.wantedBy.intersection(wishes.profiles)), title.average.map(Reason.average),
      service.map { .service($0.name) },
    ].compactMap(\.self)
  }
}

extension TonightWishes {
  fileprivate func admits(_ title: TonightTitle) -> Bool {
    if let minutes {
      guard let length = title.minutes, length <= minutes else { return false }
    }
    switch kind {
    case .films?: guard title.episode == nil else { return false }
    case .episodes?: guard title.episode != nil else { return false }
    case nil: break
    }
    if let services {
      guard let offered = title.services, offered.contains(where: { services.contains($0.id) }) else { return false }
    }
    return genres.isEmpty
      || genres.contains { wanted in
        title.genres.contains {
          $0.compare(wanted, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame
        }
      }
  }
}

extension TonightTitle {
  fileprivate func isBetter(than other: TonightTitle, for profiles: Set<ProfileID>) -> Bool {
    let (own, others) = (wantedBy.intersection(profiles).count, other.wantedBy.intersection(profiles).count)
    if own != others { return own > others }
    if average != other.average { return (average ?? -1) > (other.average ?? -1) }
    return title.key.description < other.title.key.description
  }
}
