import Foundation
import TitleIdentity
import TitleIndex

/// The progress of an update as a line on a terminal.
extension TitleIndexStep {
  /// The progress in fewer than 80 columns.
  public var line: String {
    switch self {
    case .downloading(let kind, let download):
      let parts = [
        "Getting \(kind.plural): \(Self.size(download.bytes)) of \(Self.size(download.total))",
        download.timeLeft.flatMap(Self.timeLeft),
      ]
      return parts.compactMap(\.self).joined(separator: ", ")
    case .indexing(let progress):
      let parts = [
        "\(Self.percent(progress.fraction)): \(Self.size(progress.bytesRead)) of \(Self.size(progress.bytes)) read",
        "\(progress.titlesRead) titles", progress.timeLeft.flatMap(Self.timeLeft),
      ]
      return parts.compactMap(\.self).joined(separator: ", ")
    }
  }
}

extension TitleIndexStep {
  static func percent(_ fraction: Double) -> String { "\(Int((fraction * 100).rounded(.down)))%" }

  static func size(_ bytes: Int) -> String { String(format: "%.1f MB", Double(bytes) / 1_000_000) }

  /// Returns the remaining time, rounded up so that it doesn't reach zero too early.
  static func timeLeft(_ duration: Duration) -> String? {
    let seconds = (duration / .seconds(1)).rounded(.up)
    guard seconds >= 1, seconds < 360_000 else { return nil }
    return seconds < 90 ? "\(Int(seconds)) s left" : "\(Int((seconds / 60).rounded(.up))) min left"
  }
}
