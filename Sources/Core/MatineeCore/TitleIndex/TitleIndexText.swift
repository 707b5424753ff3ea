import Foundation
import TitleIdentity
import TitleIndex

/// The texts about the title index in the preferences window.
public struct TitleIndexText: Hashable, Sendable {
  /// The state of each kind.
  public var kinds: [MediaKind: String] = [:]
  /// The overall state on one line.
  public var state = ""
  /// The overall state for screen readers, without values that change continuously.
  public var spoken = ""
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
  public enum Action: String, Sendable {
    case download = "Download"
    case update = "Update"
    case resume = "Resume"
    case retry = "Retry"
    case cancel = "Cancel"

    /// The accessible name, which is clear without the surrounding text.
    public var name: String {
      switch self {
      case .download, .update: "\(rawValue) Titles"
      case .resume, .retry, .cancel: "\(rawValue) Download"
      }
    }
  }

  /// - Parameter locale: The locale that formats numbers, sizes and dates.
  @MainActor public init(_ model: TitleIndexModel, locale: Locale) {
    let figures = Figures(locale: locale)
    let content = model.content ?? TitleIndexContent()
    for kind in MediaKind.allCases {
      kinds[kind] = model.content == nil ? "" : figures.text(content.kinds[kind])
    }
    hasContent = content.bytes > 0
    if model.content != nil { size = content.bytes == 0 ? "None" : figures.size(content.bytes) }
    switch model.activity {
    case .none: rest(content, figures)
    case .updating(let step): work(step, figures)
    case .stopping: (state, spoken, action, fraction) = ("Stopping…", "Stopping", .cancel, nil)
    case .removing: rest(TitleIndexContent(), figures)
    case .failed(let error):
      rest(content, figures)
      problem = [error.errorDescription, error.recoverySuggestion].compactMap(\.self).joined(separator: " ")
      action = .retry
      spoken = problem ?? spoken
    }
    if model.content == nil, !model.isBusy { (state, spoken) = ("", "") }
  }
}

extension TitleIndexText {
  private mutating func rest(_ content: TitleIndexContent, _ figures: Figures) {
    if content.partialBytes > 0 {
      state = "Stopped after \(figures.size(content.partialBytes)). It will resume from there."
      action = .resume
    } else if content.kinds.isEmpty {
      state = "Download titles to search offline."
    } else {
      state = "\(figures.count(content.titles)) can be searched offline."
      action = .update
    }
    spoken = state
  }

  private mutating func work(_ step: TitleIndexStep?, _ figures: Figures) {
    action = .cancel
    switch step {
    case nil:
      state = "Checking for updates…"
      spoken = state
      fraction = 0
    case .downloading(let kind, let download):
      spoken = "Downloading \(kind.plural)"
      state =
        "\(spoken): "
        + Self.joined(
          "\(figures.size(download.bytes)) of \(figures.size(download.total))", download.timeLeft)
      fraction = Self.visible(Double(download.bytes) / Double(max(download.total, 1)))
    case .indexing(let progress):
      spoken = "Indexing titles"
      state =
        "\(spoken): "
        + Self.joined(
          "\(figures.count(progress.titlesIndexed)) of \(figures.count(progress.titlesRead))", progress.timeLeft)
      fraction = Self.visible(progress.fraction)
    }
  }

  private static func joined(_ text: String, _ timeLeft: Duration?) -> String {
    [text, timeLeft.flatMap(TitleIndexStep.timeLeft)].compactMap(\.self).joined(separator: ", ")
  }

  /// Returns the fraction in whole percents, because each change is announced to assistive technologies.
  private static func visible(_ fraction: Double) -> Double { (min(max(fraction, 0), 1) * 100).rounded(.down) / 100 }
}

private struct Figures {
  let locale: Locale

  func count(_ number: Int) -> String { number.formatted(.number.locale(locale)) }

  func size(_ bytes: Int) -> String {
    bytes.formatted(.byteCount(style: .file, spellsOutZero: false).locale(locale))
  }

  func text(_ kind: TitleIndexContent.Kind?) -> String {
    guard let kind else { return "Not downloaded" }
    var style = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale)
    // An export's day is in UTC.
    style.timeZone = .gmt
    return "\(count(kind.titles)), as of \(kind.day.formatted(style))"
  }
}
