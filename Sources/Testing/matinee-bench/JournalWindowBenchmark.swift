import Catalogue
import Containment
import Foundation
import GTK
import ImagePipeline
import Library
import ScreenFoundation
import TitleIdentity
import Tracking
import TrackingUI

/// The latency of ratings in a list, with a long journal. Rates titles, and prints the median and maximum number of
/// frames from the commit until the star is drawn. Then prints the median of that time and of the total time in
/// milliseconds.
enum JournalWindowBenchmark {
  static func run(_ folder: URL) -> Int32 {
    let library = LibraryModel(source: .sample, folder: folder)
    let catalogue = CatalogueDependencies.sample
    let badges = RecordingBadges(RatingBadges(library, catalogue.pages, catalogue.guides))
    return BenchmarkWindow.run { window in
      let format = catalogue.format
      let titles = (0..<rowCount).map { JournalGenerator.title($0) }
      let images = PipelineImages(loader: NoPictures(), cache: DiskCache(folder: folder.appending(path: "pictures")))
      let list = ListController<TitleSummary> { ImageWithFourLabelsView(images: images, badges: badges) }
      list.items = titles.map { title in
        var row = TitleSummary(title, format: format)
        row.poster = nil
        return row
      }
      window.setRootViewController(list)
      // Wait until a badge is drawn, which means that its observer has read the library.
      guard await waitForBadge(of: titles, in: badges, window) else { return nil }
      var frames: [Double] = []
      var drawn: [Double] = []
      var all: [Double] = []
      for turn in 0..<writes {
        let title = titles[turn % titles.count]
        guard let score = Score(halves: 1 + turn / titles.count * 3 % 20) else { return nil }
        let clock = ContinuousClock()
        let began = clock.now
        guard await library.rate(title, score) else { return nil }
        let written = clock.now
        var count = 0
        repeat {
          guard count < maximumFrameCount else { return nil }
          await window.nextFrame()
          count += 1
        } while badges.shown[title.key] != badgeText(score)
        // The first round is a warm-up. It also replaces the journal's ratings with the same score for all titles.
        guard turn >= titles.count else { continue }
        frames.append(Double(count))
        drawn.append((clock.now - written).milliseconds)
        all.append((clock.now - began).milliseconds)
      }
      return [frames.median, frames.max() ?? 0, drawn.median, all.median].map { "\($0)" }.joined(separator: " ")
    }
  }

  private static func waitForBadge(
    of titles: [TitleReference], in badges: RecordingBadges, _ window: Window
  ) async -> Bool {
    for _ in 0..<maximumFrameCount {
      if titles.contains(where: { badges.shown[$0.key] != nil }) { return true }
      await window.nextFrame()
    }
    return false
  }
}

private let rowCount = 4
/// Several ratings for each title, always a different score.
private let writes = 6 * rowCount
private let maximumFrameCount = 600

private extension JournalWindowBenchmark {
  static func badgeText(_ score: Score) -> String { score.stars.formatted(.number.precision(.fractionLength(0...1))) }
}

/// The app's badges, with a record of the last badge drawn for each title.
private final class RecordingBadges: BadgeProviding {
  private let badges: RatingBadges
  private(set) var shown: [TitleReference.Key: String] = [:]

  init(_ badges: RatingBadges) { self.badges = badges }

  func badge(for title: TitleSubject) -> ItemBadge? {
    let badge = badges.badge(for: title)
    shown[TitleReference.Key(title.id, of: .sample)] = badge?.text
    return badge
  }
}

/// A loader without pictures.
nonisolated struct NoPictures: DataLoading {
  func data(from url: URL, maximumBytes: Int) async throws -> Data { throw DataLoadingError.status(404) }
}
