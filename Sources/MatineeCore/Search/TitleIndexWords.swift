import Foundation
import TitleIndex

/// What the preferences say of the titles that can be searched without a network.
public struct TitleIndexWords: Hashable, Sendable {
  /// What each kind has.
  public var kinds: [TitleKind: String] = [:]
  /// How things stand, in a line.
  public var state = ""
  /// The same, as often as a screen reader should say it: without what changes all the time.
  public var spoken = ""
  /// What can be done next.
  public var action = Action.download
  /// What is done of what is going on, from 0 to 1, in steps that can be seen; `nil` where nothing goes on.
  public var fraction: Double?
  /// What went wrong, and what can be done about it.
  public var problem: String?
  /// How much of the disk all of it takes.
  public var size = ""
  /// Whether there is anything that could be removed.
  public var hasSomething = false

  /// What the button does.
  public enum Action: String, Sendable {
    case download = "Download"
    case update = "Update"
    case resume = "Resume"
    case retry = "Retry"
    case cancel = "Cancel"

    /// The same where the words around it are not seen.
    public var name: String {
      switch self {
      case .download, .update: "\(rawValue) Titles"
      case .resume, .retry, .cancel: "\(rawValue) Download"
      }
    }
  }

  /// - Parameter locale: writes numbers, sizes and days.
  @MainActor public init(_ model: TitleIndexModel, locale: Locale) {
    let figures = Figures(locale: locale)
    let holdings = model.holdings ?? TitleIndexHoldings()
    for kind in TitleKind.allCases {
      kinds[kind] = model.holdings == nil ? "" : figures.words(holdings.kinds[kind])
    }
    hasSomething = holdings.bytes > 0
    if model.holdings != nil { size = holdings.bytes == 0 ? "None" : figures.size(holdings.bytes) }
    switch model.activity {
    case .none: rest(holdings, figures)
    case .updating(let step): work(step, figures)
    case .stopping: (state, spoken, action, fraction) = ("Stopping…", "Stopping", .cancel, nil)
    case .removing: rest(TitleIndexHoldings(), figures)
    case .failed(let error):
      rest(holdings, figures)
      problem = [error.errorDescription, error.recoverySuggestion].compactMap(\.self).joined(separator: " ")
      action = .retry
      spoken = problem ?? spoken
    }
    if model.holdings == nil, !model.isBusy { (state, spoken) = ("", "") }
  }
}

extension TitleIndexWords {
  private mutating func rest(_ holdings: TitleIndexHoldings, _ figures: Figures) {
    if holdings.begunBytes > 0 {
      state = "Stopped after \(figures.size(holdings.begunBytes)). It goes on from there."
      action = .resume
    } else if holdings.kinds.isEmpty {
      state = "Download them to search offline."
    } else {
      state = "\(figures.count(holdings.titles)) can be found offline."
      action = .update
    }
    spoken = state
  }

  private mutating func work(_ step: TitleIndexStep?, _ figures: Figures) {
    action = .cancel
    switch step {
    case nil:
      state = "Looking for the newest…"
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
      spoken = "Making titles searchable"
      state =
        "\(spoken): "
        + Self.joined(
          "\(figures.count(progress.titlesIndexed)) of \(figures.count(progress.titlesRead))", progress.timeLeft)
      fraction = Self.visible(progress.fraction)
    }
  }

  private static func joined(_ words: String, _ timeLeft: Duration?) -> String {
    [words, timeLeft.flatMap(TitleIndexStep.timeLeft)].compactMap(\.self).joined(separator: ", ")
  }

  /// Whole percents, as each change is told to whoever listens.
  private static func visible(_ fraction: Double) -> Double { (min(max(fraction, 0), 1) * 100).rounded(.down) / 100 }
}

private struct Figures {
  let locale: Locale

  func count(_ number: Int) -> String { number.formatted(.number.locale(locale)) }

  func size(_ bytes: Int) -> String {
    bytes.formatted(.byteCount(style: .file, spellsOutZero: false).locale(locale))
  }

  func words(_ kind: TitleIndexHoldings.Kind?) -> String {
    guard let kind else { return "Not downloaded" }
    var style = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale)
    // An export is of a day in UTC.
    style.timeZone = .gmt
    return "\(count(kind.titles)), as of \(kind.day.formatted(style))"
  }
}
