import Catalogue
import Foundation
import Library
import Observation
import TitleIdentity

/// A profile's plays of one title and its parts, kept up to date.
@MainActor @Observable
public final class TitlePlays {
  /// The state of the plays.
  public enum State: Equatable, Sendable {
    /// The plays are being read.
    case opening
    /// The plays, oldest first. Plays without a date come before all others.
    case open([Play])
    /// Plays can be neither read nor recorded; a sentence explains why.
    case closed(String)
  }

  public let id: TitleID
  @ObservationIgnored public let library: LibraryModel
  @ObservationIgnored private let source: TitleSource
  private var plays: [Play]?
  @ObservationIgnored private var observation: Task<Void, Never>?

  /// - Parameter source: The title's source, even if the app shows another source by the time a play is recorded.
  public init(of id: TitleID, of source: TitleSource, in library: LibraryModel) {
    self.id = id
    self.source = source
    self.library = library
    observe()
  }

  isolated deinit { observation?.cancel() }

  /// The title's identity in the library.
  var key: TitleReference.Key { TitleReference.Key(id, of: source) }

  /// The current state. Observable.
  public var state: State {
    if case .failed(let error) = library.state { return .closed(error.sentence) }
    // The library may have opened on a later attempt.
    if library.state == .open, observation == nil { observe() }
    return plays.map(State.open) ?? .opening
  }

  /// All plays of the title and its parts, newest first. Plays without a date come last.
  public var latest: [Play] { all.reversed() }

  /// The same plays, oldest first.
  public var all: [Play] { plays ?? [] }
}

extension TitlePlays {
  private func observe() {
    let (key, profile) = (key, library.profile)
    observation = Task { [weak self, library] in
      guard let opened = try? await library.library() else {
        self?.observation = nil
        return
      }
      for await plays in opened.observePlays(of: key, by: profile) { self?.plays = plays }
    }
  }
}
