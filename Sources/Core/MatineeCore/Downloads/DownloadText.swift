import Foundation
import TitleIdentity

/// Texts about downloads.
public struct DownloadText: Sendable {
  private let texts: TitleTexts

  public init(_ texts: TitleTexts) { self.texts = texts }

  /// Returns "Downloading “Popular”".
  public func downloading(_ item: DownloadedItem) -> String { "Downloading “\(item.name)”" }

  /// Returns a text such as "Downloading “Popular”: 34 of 100 films, 12 MB".
  public func progress(_ item: DownloadedItem, _ progress: DownloadProgress) -> String {
    var parts: [String] = []
    if let total = progress.total, !item.id.isTitle {
      parts.append("\(texts.count(progress.done)) of \(counted(total, item))")
    }
    if progress.bytes > 0 { parts.append(size(progress.bytes)) }
    return downloading(item) + (parts.isEmpty ? "…" : ": " + parts.joined(separator: ", "))
  }

  /// Returns a text such as "“Popular” is available offline: 100 films, 24 MB".
  public func finished(_ item: DownloadedItem, _ summary: DownloadSummary) -> String {
    "“\(item.name)” is available offline: " + parts(item, summary).joined(separator: ", ")
  }

  /// Returns "“Popular” is no longer available offline".
  public func removed(_ item: DownloadedItem) -> String { "“\(item.name)” is no longer available offline" }

  /// Returns a text such as "Couldn’t download “Popular”. TMDB is having trouble."
  public func failure(_ item: DownloadedItem, _ sentence: String) -> String {
    "Couldn’t download “\(item.name)”. \(sentence)"
  }

  /// Returns a text such as "100 films · 24 MB · today at 2:05 PM".
  public func line(_ item: DownloadedItem, _ state: DownloadManager.State?, now: Date = Date()) -> String {
    switch state {
    case nil: ""
    case .waiting: "Waiting"
    case .running(let progress):
      [progress.total.map { "\(texts.count(progress.done)) of \(counted($0, item))" }, "in progress"]
        .compactMap(\.self).joined(separator: " · ")
    case .failed(let sentence): sentence
    case .downloaded(let summary):
      (parts(item, summary) + [texts.moment(summary.date, now: now)]).joined(separator: " · ")
    }
  }
}

extension DownloadText {
  private func parts(_ item: DownloadedItem, _ summary: DownloadSummary) -> [String] {
    let all = summary.titles + summary.missing
    let titles =
      item.id.isTitle
      ? item.id.kind == .movie ? "film" : "series"
      : summary.missing > 0
        ? "\(texts.count(summary.titles)) of \(counted(all, item))" : counted(all, item)
    return [titles, size(summary.bytes)]
  }

  private func counted(_ count: Int, _ item: DownloadedItem) -> String {
    "\(texts.count(count)) \(item.id.kind == .movie ? count == 1 ? "film" : "films" : "series")"
  }

  private func size(_ bytes: Int) -> String {
    bytes.formatted(.byteCount(style: .file, spellsOutZero: false).locale(texts.locale))
  }
}
