import Foundation

/// Texts about downloads.
public struct DownloadText: Sendable {
  private let texts: TitleTexts

  public init(_ texts: TitleTexts) { self.texts = texts }

  /// Returns "Keeping “Popular” offline".
  public func beginning(_ place: DownloadedItem) -> String { "Keeping “\(place.name)” offline" }

  /// Returns a text such as "Keeping “Popular” offline: 34 of 100 films, 12 MB".
  public func progress(_ place: DownloadedItem, _ progress: DownloadProgress) -> String {
    var parts: [String] = []
    if let total = progress.total, !place.id.isTitle {
      parts.append("\(texts.count(progress.done)) of \(counted(total, place))")
    }
    if progress.bytes > 0 { parts.append(size(progress.bytes)) }
    return beginning(place) + (parts.isEmpty ? "…" : ": " + parts.joined(separator: ", "))
  }

  /// Returns a text such as "“Popular” is kept offline: 100 films, 24 MB".
  public func end(_ place: DownloadedItem, _ holdings: DownloadSummary) -> String {
    "“\(place.name)” is kept offline: " + parts(place, holdings).joined(separator: ", ")
  }

  /// Returns "“Popular” is not kept offline".
  public func removed(_ place: DownloadedItem) -> String { "“\(place.name)” is not kept offline" }

  /// Returns a text such as "“Popular” could not be kept offline. TMDB is having trouble."
  public func failure(_ place: DownloadedItem, _ sentence: String) -> String {
    "“\(place.name)” could not be kept offline. \(sentence)"
  }

  /// Returns a text such as "100 films · 24 MB · today at 2:05 PM".
  public func line(_ place: DownloadedItem, _ state: DownloadManager.State?, now: Date = Date()) -> String {
    switch state {
    case nil: ""
    case .waiting: "Waiting"
    case .running(let progress):
      [progress.total.map { "\(texts.count(progress.done)) of \(counted($0, place))" }, "in progress"]
        .compactMap(\.self).joined(separator: " · ")
    case .failed(let sentence): sentence
    case .kept(let holdings):
      (parts(place, holdings) + [texts.moment(holdings.date, now: now)]).joined(separator: " · ")
    }
  }
}

extension DownloadText {
  private func parts(_ place: DownloadedItem, _ holdings: DownloadSummary) -> [String] {
    let all = holdings.titles + holdings.missing
    let titles =
      place.id.isTitle
      ? place.id.kind == .film ? "film" : "series"
      : holdings.missing > 0
        ? "\(texts.count(holdings.titles)) of \(counted(all, place))" : counted(all, place)
    return [titles, size(holdings.bytes)]
  }

  private func counted(_ count: Int, _ place: DownloadedItem) -> String {
    "\(texts.count(count)) \(place.id.kind == .film ? count == 1 ? "film" : "films" : "series")"
  }

  private func size(_ bytes: Int) -> String {
    bytes.formatted(.byteCount(style: .file, spellsOutZero: false).locale(texts.locale))
  }
}
