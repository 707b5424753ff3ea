import Foundation
import Observation
import TMDB

/// The watch providers that the user subscribes to. All screens observe them, so that a change of the preference
/// applies immediately.
@MainActor @Observable
public final class MyServices {
  /// The IDs of the providers. TMDB's IDs are the same in all countries.
  public var ids: Set<WatchProvider.ID>

  public init(_ ids: Set<WatchProvider.ID> = []) { self.ids = ids }
}

extension MyServices {
  /// Parses IDs separated by commas, as in the settings file. Invalid parts are ignored.
  nonisolated static func ids(of text: String) -> Set<WatchProvider.ID> {
    Set(text.split(separator: ",").lazy.compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }.filter { $0 > 0 })
  }

  /// Returns the form that ``ids(of:)`` parses.
  nonisolated static func text(of ids: Set<WatchProvider.ID>) -> String {
    ids.sorted().map(String.init).joined(separator: ",")
  }
}
