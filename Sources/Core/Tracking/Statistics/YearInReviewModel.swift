import Catalogue
import Library
import LoadingState
import Localization
import Observation

/// A profile's review of one year, read from the library off the main thread, without requests, and kept up to date.
@MainActor @Observable
public final class YearInReviewModel {
  public let year: Int
  /// The review; `nil` until it has been read.
  public private(set) var review: YearInReview?
  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private let counter: StatisticsCounter
  @ObservationIgnored private var observation: Task<Void, Never>?

  public init(_ year: Int, _ library: LibraryModel, _ pages: PageClient) {
    self.year = year
    self.library = library
    counter = StatisticsCounter(pages)
  }

  isolated deinit { observation?.cancel() }

  /// Reads the review and starts observing changes. Several changes in a row cause one or two reads.
  public func load() async throws(LibraryError) {
    let opened = try await library.library()
    if observation == nil {
      let changes = opened.observeStatistics()
      // The observation reports every change from here on.
      for await _ in changes { break }
      observation = Task { [weak self] in
        for await _ in changes { try? await self?.read() }
      }
    }
    try await read()
  }

  private func read() async throws(LibraryError) {
    let opened = try await library.library()
    let latest = try await counter.review(year, in: opened, of: library.profile)
    if latest != review { review = latest }
  }
}

extension YearInReviewModel: LibraryContent {
  public var isEmpty: Bool? { review?.isEmpty }

  public var emptyMessage: StateMessage {
    StateMessage(
      emptyPage: tr("Nothing Watched in {year} Yet", ["year": "\(year)"]), icon: "x-office-calendar-symbolic",
      explanation: tr("Films and episodes that you mark as watched with a date in that year appear here."))
  }
}
