import AppFoundation
import Catalogue
import Foundation
import Localization
import TitleIdentity

/// Texts about downloads.
public struct DownloadText: Sendable {
  private let texts: TitleTexts

  public init(_ texts: TitleTexts) { self.texts = texts }

  /// Returns "Downloading “Popular”".
  public func downloading(_ item: DownloadedItem) -> String { tr("Downloading “{name}”", ["name": item.name]) }

  /// Returns a text such as "Downloading “Popular”: 34 of 100 films, 12 MB".
  public func progress(_ item: DownloadedItem, _ progress: DownloadProgress) -> String {
    var parts: [String] = []
    if let total = progress.total, !item.id.isTitle { parts.append(counted(progress.done, of: total, item)) }
    if progress.bytes > 0 { parts.append(size(progress.bytes)) }
    return parts.isEmpty
      ? tr("Downloading “{name}”…", ["name": item.name])
      : tr("Downloading “{name}”: {progress}", ["name": item.name, "progress": parts.joined(separator: ", ")])
  }

  /// Returns a text such as "“Popular” is available offline: 100 films, 24 MB".
  public func finished(_ item: DownloadedItem, _ summary: DownloadSummary) -> String {
    tr(
      "“{name}” is available offline: {details}",
      ["name": item.name, "details": parts(item, summary).joined(separator: ", ")])
  }

  /// Returns "“Popular” is no longer available offline".
  public func removed(_ item: DownloadedItem) -> String {
    tr("“{name}” is no longer available offline", ["name": item.name])
  }

  /// Returns a text such as "Couldn’t download “Popular”. TMDB is having trouble."
  public func failure(_ item: DownloadedItem, _ sentence: String) -> String {
    tr("Couldn’t download “{name}”. {reason}", ["name": item.name, "reason": sentence])
  }

  /// Returns a text such as "100 films · 24 MB · today at 2:05 PM".
  public func line(_ item: DownloadedItem, _ state: DownloadManager.State?, now: Date = Date()) -> String {
    switch state {
    case nil: ""
    case .waiting: tr("Waiting")
    case .running(let progress):
      [progress.total.map { counted(progress.done, of: $0, item) }, tr("in progress")]
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
      ? item.id.kind == .movie ? tr("film") : tr("series")
      : summary.missing > 0 ? counted(summary.titles, of: all, item) : counted(all, item)
    return [titles, size(summary.bytes)]
  }

  private func counted(_ count: Int, _ item: DownloadedItem) -> String {
    item.id.kind == .movie
      ? tr(one: "{count} film", other: "{count} films", count: count, ["count": texts.count(count)])
      : tr(one: "{count} series", other: "{count} series", count: count, ["count": texts.count(count)])
  }

  private func counted(_ done: Int, of total: Int, _ item: DownloadedItem) -> String {
    let (done, count) = (texts.count(done), texts.count(total))
    return item.id.kind == .movie
      ? tr(
        one: "{done} of {count} film", other: "{done} of {count} films", count: total, ["done": done, "count": count])
      : tr(
        one: "{done} of {count} series", other: "{done} of {count} series", count: total,
        ["done": done, "count": count])
  }

  private func size(_ bytes: Int) -> String {
    bytes.formatted(.byteCount(style: .file, spellsOutZero: false).locale(texts.locale))
  }
}
