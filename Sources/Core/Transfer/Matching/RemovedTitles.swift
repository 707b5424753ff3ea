import Catalogue
import Library
import Observation
import TitleIdentity
import Tracking

/// The titles in the library that TMDB has removed or merged with others, kept up to date by TMDB's responses.
@MainActor @Observable
public final class RemovedTitles {
  private var all: [TitleReference] = []
  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private var observation: Task<Void, Never>?
  /// The reports since launch, so that only changes are written.
  @ObservationIgnored private var reported: [TitleReference.Key: Bool] = [:]

  public init(_ library: LibraryModel) {
    self.library = library
    observe()
  }

  isolated deinit { observation?.cancel() }

  /// The removed titles of the current source. Observable.
  public var titles: [TitleReference] {
    // The library may have opened on a later attempt.
    if library.state == .open, observation == nil { observe() }
    return all.filter { $0.source == library.source }
  }

  /// Records a report. A library that can't be written learns of the removal when the page is opened again.
  public func record(_ title: TitleReference.Key, isRemoved: Bool) async {
    let isKnown = reported[title] ?? all.contains { $0.key == title }
    guard isRemoved != isKnown, let opened = try? await library.library() else { return }
    reported[title] = isRemoved
    try? await opened.record(title, isRemoved: isRemoved)
  }

  private func observe() {
    observation = Task { [weak self, library] in
      guard let opened = try? await library.library() else {
        self?.observation = nil
        return
      }
      for await titles in opened.observeRemovedTitles() { self?.all = titles }
    }
  }
}
