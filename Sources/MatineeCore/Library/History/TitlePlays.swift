import Foundation
import Library
import Observation

/// How often and when somebody watched one title and its parts, as it is now.
@MainActor @Observable
public final class TitlePlays {
  /// What can be seen of it.
  public enum State: Equatable, Sendable {
    /// It is being read.
    case opening
    /// The first first; what is without a date comes before all.
    case open([Play])
    /// It can be neither read nor noted; a sentence says why.
    case closed(String)
  }

  public let id: TitleID
  @ObservationIgnored public let library: LibraryModel
  @ObservationIgnored private let source: TitleSource
  private var plays: [Play]?
  @ObservationIgnored private var following: Task<Void, Never>?

  /// - Parameter source: whose title it is, whatever is shown by the time that something is noted.
  public init(of id: TitleID, of source: TitleSource, in library: LibraryModel) {
    self.id = id
    self.source = source
    self.library = library
    follow()
  }

  isolated deinit { following?.cancel() }

  /// To be followed by observation.
  public var state: State {
    if case .failed(let error) = library.state { return .closed(error.sentence) }
    // It may have been opened at the second attempt.
    if library.state == .open, following == nil { follow() }
    return plays.map(State.open) ?? .opening
  }

  /// All of the title and its parts, the last first; what is without a date comes last.
  public var latest: [Play] { all.reversed() }

  /// The same the other way round.
  public var all: [Play] { plays ?? [] }

  /// What is to be remembered of the title.
  public func reference(_ title: TitlePage) -> TitleReference {
    TitleReference(title.summary, of: source, imdbID: title.imdbID)
  }

  /// Notes that the title was watched once more, now; how that went, the library tells.
  public func watch(_ title: TitlePage) {
    let reference = reference(title)
    library.begin { [library] in await library.watch(reference) }
  }
}

extension TitlePlays {
  private func follow() {
    let (key, profile) = (TitleReference.Key(id, of: source), library.profile)
    following = Task { [weak self, library] in
      guard let opened = try? await library.library() else {
        self?.following = nil
        return
      }
      for await plays in opened.observePlays(of: key, by: profile) { self?.plays = plays }
    }
  }
}

extension Services {
  /// How often and when somebody watched a title of these services.
  @MainActor public func plays(of title: TitleID, in library: LibraryModel) -> TitlePlays {
    TitlePlays(of: title, of: TitleSource(answerSource), in: library)
  }
}
