import Catalogue
import Foundation
import Localization
import TitleIdentity
import TitleIndex

/// The progress of an update as a line on a terminal.
extension TitleIndexStep {
  /// The progress in fewer than 80 columns.
  public var line: String {
    switch self {
    case .downloading(let kind, let download):
      let parts = [
        Self.progress(kind, done: Self.size(download.bytes), total: Self.size(download.total)),
        download.timeLeft.flatMap(Self.timeLeft),
      ]
      return parts.compactMap(\.self).joined(separator: ", ")
    case .naming(.movie, let pages, let total):
      return tr("Getting names of films: page {page} of {total}", ["page": "\(pages)", "total": "\(total)"])
    case .naming(_, let pages, let total):
      return tr("Getting names of series: page {page} of {total}", ["page": "\(pages)", "total": "\(total)"])
    case .indexing(let progress):
      let parts = [
        tr(
          "{percent}: {done} of {total} read",
          [
            "percent": Self.percent(progress.fraction), "done": Self.size(progress.bytesRead),
            "total": Self.size(progress.bytes),
          ]),
        tr(one: "{count} titles", other: "{count} titles", count: progress.titlesRead),
        progress.timeLeft.flatMap(Self.timeLeft),
      ]
      return parts.compactMap(\.self).joined(separator: ", ")
    }
  }
}

extension TitleIndexStep {
  private static func progress(_ kind: MediaKind, done: String, total: String) -> String {
    switch kind {
    case .movie: tr("Getting films: {done} of {total}", ["done": done, "total": total])
    case .show: tr("Getting series: {done} of {total}", ["done": done, "total": total])
    case .person: tr("Getting people: {done} of {total}", ["done": done, "total": total])
    }
  }

  static func percent(_ fraction: Double) -> String { "\(Int((fraction * 100).rounded(.down)))%" }

  static func size(_ bytes: Int) -> String { String(format: "%.1f MB", Double(bytes) / 1_000_000) }
}
