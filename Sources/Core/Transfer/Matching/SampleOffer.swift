import Library
import Observation
import TitleIdentity
import Tracking

/// The sample catalogue's titles that could be matched to the current source, kept up to date.
@MainActor @Observable
public final class SampleOffer {
  private var titles: [TitleReference] = []
  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private var observation: Task<Void, Never>?

  public init(_ library: LibraryModel) {
    self.library = library
    observe()
  }

  isolated deinit { observation?.cancel() }

  /// The number of titles; zero while the app shows the sample catalogue. Observable.
  public var count: Int {
    // The library may have opened on a later attempt.
    if library.state == .open, observation == nil { observe() }
    return library.source == .sample ? 0 : titles.count
  }

  private func observe() {
    observation = Task { [weak self, library] in
      guard let opened = try? await library.library() else {
        self?.observation = nil
        return
      }
      for await titles in opened.observeUnmatchedTitles(of: .sample) { self?.titles = titles }
    }
  }
}
