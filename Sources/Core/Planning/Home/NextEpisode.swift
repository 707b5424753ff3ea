import Catalogue
import Foundation
import Library
import Localization
import TMDB
import TitleIdentity
import Tracking

/// The episode to watch next of a series that the user has begun.
public struct NextEpisode: Identifiable, Hashable, Sendable {
  /// How recently an episode aired.
  public enum Freshness: Hashable, Sendable {
    /// It airs today. TMDB has dates without times.
    case tonight
    /// It aired yesterday.
    case new
  }

  public var id: TitleID { show.id }
  /// The series' reference for the library.
  public let reference: TitleReference
  public let show: TitleSummary
  public let part: TitlePart
  /// The name; `nil` if TMDB has none.
  public let name: String?
  /// The still, or else the backdrop of the series.
  public let picture: URL?
  /// `nil` if the episode aired earlier.
  public let freshness: Freshness?
  /// The numbers of watched and of aired episodes.
  public let watched: Int
  public let total: Int

  /// The season and episode, such as "S2 E4".
  public var number: String { PlayText.part(part) ?? "" }

  /// The number and the name, such as "S2 E4 · The Return".
  public var text: String { [number, name].compactMap(\.self).joined(separator: " · ") }
}
