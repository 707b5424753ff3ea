import Containment
import Foundation
import LoadingState
import Observation
import TMDB

/// The user's ratings, in memory and in a file. Every cell and page that shows one observes it, so a rating appears
/// everywhere at once.
@Observable public final class RatingStore {
  /// The ratings in stars, from 0.5 to 10.
  public private(set) var ratings: [Movie.ID: Double] = [:]
  /// Whether films can be rated. `false` until the file has been read, and if it is damaged, so that it isn't lost.
  public private(set) var canRate = false
  /// The reason why ratings can't be read or saved; `nil` if they can.
  public private(set) var problem: StateMessage?

  private let file: RatingFile?
  /// The latest access to the file, which waits for all earlier ones.
  @ObservationIgnored private var access: Task<Void, Never>?

  /// Creates a store and starts reading its file.
  ///
  /// - Parameter url: The file. The first rating creates it.
  public init(_ url: URL) {
    let file = RatingFile(url: url)
    self.file = file
    access = Task { await read(file) }
  }

  /// Creates a store without a file, for previews.
  public init(_ ratings: [Movie.ID: Double]) {
    self.ratings = ratings
    file = nil
    canRate = true
  }

  /// Rates a film, or removes its rating if `stars` is `nil`. Shows the change at once, and then saves it.
  public func rate(_ film: Movie.ID, _ stars: Double?) {
    guard canRate, ratings[film] != stars else { return }
    ratings[film] = stars
    guard let file else { return }
    access = Task { [earlier = access, ratings] in
      await earlier?.value
      await write(ratings, to: file)
    }
  }

  /// Waits until the file has been read and all ratings are saved.
  public func finish() async { await access?.value }

  private func read(_ file: RatingFile) async {
    do {
      ratings = try await file.read()
      canRate = true
    } catch {
      problem = GenresText.unreadable(file.url)
    }
  }

  private func write(_ ratings: [Movie.ID: Double], to file: RatingFile) async {
    do {
      try await file.write(ratings)
      problem = nil
    } catch {
      problem = GenresText.unwritable(file.url, reason: error.localizedDescription)
    }
  }
}

/// The rating as a badge on the posters of cells.
extension RatingStore: BadgeProviding {
  public func badge(for film: Movie.ID) -> ItemBadge? {
    guard let stars = ratings[film] else { return nil }
    let text = stars.formatted(.number.precision(.fractionLength(0...1)))
    return ItemBadge(text, description: "\(GenresText.yourRating.lowercased()) \(StarRatingView.defaultText(stars))")
  }
}
