import Library
import Observation

/// Whether there is something of the sample catalogue to be matched to the titles that are seen now, as it is now.
@MainActor @Observable
public final class SampleOffer {
  private var titles: [TitleReference] = []
  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private var following: Task<Void, Never>?

  public init(_ library: LibraryModel) {
    self.library = library
    follow()
  }

  isolated deinit { following?.cancel() }

  /// How many titles; none while the sample catalogue itself is seen. To be followed by observation.
  public var count: Int {
    // It may have been opened at the second attempt.
    if library.state == .open, following == nil { follow() }
    return library.source == .sample ? 0 : titles.count
  }

  private func follow() {
    following = Task { [weak self, library] in
      guard let opened = try? await library.library() else {
        self?.following = nil
        return
      }
      for await titles in opened.observeUnmatchedTitles(of: .sample) { self?.titles = titles }
    }
  }
}
