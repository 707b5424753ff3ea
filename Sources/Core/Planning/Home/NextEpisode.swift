import Catalogue
import Foundation
import Library
import Localization
import TitleIdentity
import Tracking

/// The episode to watch next of a series that the user has begun.
public struct NextEpisode: Identifiable, Hashable, Sendable {
  public var id: TitleID { show.id }
  /// The series' reference for the library.
  public let reference: TitleReference
  public let show: TitleSummary
  public let part: TitlePart
  /// The numbers of watched and of aired episodes.
  public let watched: Int
  public let total: Int

  /// The season and episode, such as "S2 E4".
  public var number: String { PlayText.part(part) ?? "" }

  /// The season that contains the episode.
  public var season: SeasonID? { part.season.map { SeasonID(show: show.id.number, number: $0) } }
}
