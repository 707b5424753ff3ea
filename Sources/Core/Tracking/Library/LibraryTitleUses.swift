import Catalogue
import Library
import Observation
import TitleIdentity

/// The current profile's relation to titles, kept up to date. The lists are read once someone asks.
@MainActor @Observable
public final class LibraryTitleUses: TitleUseProviding {
  @ObservationIgnored private let library: LibraryModel
  /// The titles on the profile's lists; `nil` until they have been read.
  private var listed: Set<TitleReference.Key>?
  /// The titles in which the profile isn't interested.
  private var dismissed: Set<TitleID> = []
  @ObservationIgnored private var observation: Task<Void, Never>?
  @ObservationIgnored private var dismissalObservation: Task<Void, Never>?

  public init(_ library: LibraryModel) { self.library = library }

  isolated deinit {
    observation?.cancel()
    dismissalObservation?.cancel()
  }

  public func use(of title: TitleID) -> TitleUse? {
    if observation == nil { observe() }
    let key = TitleReference.Key(title, of: library.source)
    guard let status = library.status(of: key), let listed else { return nil }
    return TitleUse(
      isWatched: status.isWatched || !status.seasons.isEmpty, isRated: status.scores[.whole] != nil,
      isListed: listed.contains(key))
  }

  public var hidesTitles: Bool {
    if dismissalObservation == nil { observeDismissals() }
    return !dismissed.isEmpty
  }

  public func isHidden(_ title: TitleID) -> Bool { hidesTitles && dismissed.contains(title) }
}

extension LibraryTitleUses {
  private func observeDismissals() {
    dismissalObservation = Task { [weak self, library] in
      guard let opened = try? await library.library() else { return }
      for await choices in opened.observeDismissedTitles(of: library.profile) {
        let titles = Set(choices.lazy.map(\.title.key).filter { $0.source == library.source }.map(\.titleID))
        if self?.dismissed != titles { self?.dismissed = titles }
      }
    }
  }

  private func observe() {
    observation = Task { [weak self, library] in
      guard let opened = try? await library.library() else { return }
      for await titles in opened.observeListedTitles(of: library.profile, from: library.source) {
        self?.listed = titles
      }
    }
  }
}
