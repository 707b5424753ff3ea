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
  @ObservationIgnored private var observation: Task<Void, Never>?

  public init(_ library: LibraryModel) { self.library = library }

  isolated deinit { observation?.cancel() }

  public func use(of title: TitleID) -> TitleUse? {
    if observation == nil { observe() }
    let key = TitleReference.Key(title, of: library.source)
    guard let status = library.status(of: key), let listed else { return nil }
    return TitleUse(
      isWatched: status.isWatched || !status.seasons.isEmpty, isRated: status.scores[.whole] != nil,
      isListed: listed.contains(key))
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
