import AppFoundation
import Foundation
import Localization
import TitleIdentity
import TitleIndex

/// The texts about the title index in the preferences window.
public struct TitleIndexText: Hashable, Sendable {
  /// The state of each kind.
  public var kinds: [MediaKind: String] = [:]
  /// The languages of the names and the size of their download; `nil` if they can't be downloaded.
  public var names: String?
  /// The overall state on one line.
  public var state = ""
  /// The overall state for screen readers, without values that change continuously.
  public var accessibleDescription = ""
  /// The action that is available.
  public var action = Action.download
  /// The progress from 0 to 1 in visible steps, or `nil` if nothing is running.
  public var fraction: Double?
  /// The problem and the suggested action.
  public var problem: String?
  /// The size of the index on the disk.
  public var size = ""
  /// Whether there is anything to remove.
  public var hasContent = false

  /// The action of the button.
  public enum Action: Sendable {
    case download, update, resume, retry, cancel

    public var label: String {
      switch self {
      case .download: tr("Download")
      case .update: tr("Update")
      case .resume: tr("Resume")
      case .retry: tr("Retry")
      case .cancel: tr("Cancel")
      }
    }

    /// The accessible name, which is clear without the surrounding text.
    public var name: String {
      switch self {
      case .download: tr("Download Titles")
      case .update: tr("Update Titles")
      case .resume: tr("Resume Download")
      case .retry: tr("Retry Download")
      case .cancel: tr("Cancel Download")
      }
    }
  }

  /// - Parameter locale: The locale that formats numbers, sizes and dates.
  @MainActor public init(_ model: TitleIndexModel, locale: Locale) {
    let formatter = ContentFormatter(locale: locale)
    let content = model.content ?? TitleIndexContent()
    for kind in MediaKind.allCases {
      kinds[kind] = model.content == nil ? "" : formatter.text(content.kinds[kind])
    }
    names = content.names.map(formatter.text)
    hasContent = content.bytes > 0
    if model.content != nil { size = content.bytes == 0 ? tr("None") : formatter.size(content.bytes) }
    switch model.activity {
    case .none: rest(content, formatter)
    case .updating(let step): work(step, formatter)
    case .stopping: (state, accessibleDescription, action, fraction) = (tr("Stopping…"), tr("Stopping"), .cancel, nil)
    case .removing: rest(TitleIndexContent(), formatter)
    case .failed(let error):
      rest(content, formatter)
      problem = [error.errorDescription, error.recoverySuggestion].compactMap(\.self).joined(separator: " ")
      action = .retry
      accessibleDescription = problem ?? accessibleDescription
    }
    if model.content == nil, !model.isBusy { (state, accessibleDescription) = ("", "") }
  }
}

extension TitleIndexText {
  private mutating func rest(_ content: TitleIndexContent, _ formatter: ContentFormatter) {
    if content.partialBytes > 0 {
      state = tr(
        "Stopped after {size}. The next download continues from there.",
        ["size": formatter.size(content.partialBytes)])
      action = .resume
    } else if content.kinds.isEmpty {
      state = tr("Download titles to search offline.")
    } else {
      state = tr(
        one: "You can search {count} title offline.", other: "You can search {count} titles offline.",
        count: content.titles, ["count": formatter.count(content.titles)])
      action = .update
    }
    accessibleDescription = state
  }

  private mutating func work(_ step: TitleIndexStep?, _ formatter: ContentFormatter) {
    action = .cancel
    switch step {
    case nil:
      state = tr("Checking for updates…")
      accessibleDescription = state
      fraction = 0
    case .downloading(let kind, let download):
      accessibleDescription =
        switch kind {
        case .movie: tr("Downloading films")
        case .show: tr("Downloading series")
        case .person: tr("Downloading people")
        }
      state = progress(formatter.size(download.bytes), of: formatter.size(download.total), download.timeLeft)
      fraction = Self.visible(Double(download.bytes) / Double(max(download.total, 1)))
    case .naming(let kind, let pages, let total):
      accessibleDescription = kind == .movie ? tr("Downloading names of films") : tr("Downloading names of series")
      state = progress(formatter.count(pages), of: formatter.count(total), nil)
      fraction = Self.visible(Double(pages) / Double(max(total, 1)))
    case .indexing(let progress):
      accessibleDescription = tr("Indexing titles")
      state = self.progress(
        formatter.count(progress.titlesIndexed), of: formatter.count(progress.titlesRead), progress.timeLeft)
      fraction = Self.visible(progress.fraction)
    }
  }

  /// Returns the step and its progress, such as “Downloading films: 12 MB of 30 MB, 40 s left”.
  private func progress(_ done: String, of total: String, _ timeLeft: Duration?) -> String {
    let part = tr("{part} of {total}", ["part": done, "total": total])
    let parts = [part, timeLeft.flatMap(TitleIndexStep.timeLeft)].compactMap(\.self)
    return "\(accessibleDescription): \(parts.joined(separator: ", "))"
  }

  /// Returns the fraction in whole percents, because each change is announced to assistive technologies.
  private static func visible(_ fraction: Double) -> Double { (min(max(fraction, 0), 1) * 100).rounded(.down) / 100 }
}

private struct ContentFormatter {
  let locale: Locale

  func count(_ number: Int) -> String { number.formatted(.number.locale(locale)) }

  func size(_ bytes: Int) -> String {
    bytes.formatted(.byteCount(style: .file, spellsOutZero: false).locale(locale))
  }

  /// Returns the languages and what the next download of names costs, such as “English and German: 2,000 requests,
  /// about 12 MB”.
  func text(_ names: TitleIndexContent.Names) -> String {
    let known = names.languages.map { locale.localizedString(forIdentifier: $0.description) ?? $0.description }
    let languages = known.formatted(.list(type: .and).locale(locale))
    let requests = names.size.requests
    if requests == 0 { return tr("{languages}: up to date", ["languages": languages]) }
    return tr(
      one: "{languages}: {count} request, about {size}", other: "{languages}: {count} requests, about {size}",
      count: requests,
      ["languages": languages, "count": count(requests), "size": size(names.size.bytes)])
  }

  func text(_ kind: TitleIndexContent.Kind?) -> String {
    guard let kind else { return tr("Not downloaded") }
    var style = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale)
    // An export's day is in UTC.
    style.timeZone = .gmt
    return tr("{count}, as of {date}", ["count": count(kind.titles), "date": kind.day.formatted(style)])
  }
}
