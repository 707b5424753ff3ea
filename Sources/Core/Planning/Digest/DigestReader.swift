import Catalogue
import Foundation
import Library
import TMDB
import TitleIdentity
import Tracking

/// Reads the content of a digest from the library and the cached guides.
public struct DigestReader: Sendable {
  private let plan: PlanReader
  private let key: DigestFile.Key
  private let reminders: RemindersModel
  private let arrivals: @Sendable () async -> [ServiceArrival]
  private let guides: EpisodeGuides?

  /// - Parameters:
  ///   - refreshed: The guides of which those that are due are requested first; `nil` requests only guides that aren't
  ///     cached.
  ///   - arrivals: Returns the latest arrivals on the user's services.
  public init(
    _ plan: PlanReader, for key: DigestFile.Key, _ reminders: RemindersModel, refreshed: EpisodeGuides? = nil,
    arrivals: @escaping @Sendable () async -> [ServiceArrival] = { [] }
  ) {
    (self.plan, self.key, self.reminders, self.arrivals) = (plan, key, reminders, arrivals)
    guides = refreshed
  }

  /// Reads the content for a day. It works offline, with the guides that are cached.
  @concurrent
  public func read(on today: DayDate) async throws -> Digest.Content {
    var content = try await plan.read(on: today, days: -1...0)
    // Without a connection, each further request would fail after a while.
    if let guides, content.error == nil || content.error == .notFound {
      await guides.refresh(content.shows.map(\.title.key.number)) {}
      content = try await plan.read(on: today, days: -1...0)
    }
    let due = await reminders.due(on: today) { [key] in
      $0.source == key.source.rawValue && $0.profile == key.profile.rawValue
    }
    return Digest.Content(
      content.planned(on: today), releases: content.releases, reminders: due, arrivals: await arrivals())
  }
}
