import GTK
import Localization
import Transfer

/// The view of the matches: their list, the number of missing titles, and the button that applies the decisions.
final class TitleMatchView {
  let widget: Widget
  /// Called when the user applies the decisions.
  var onWrite: () -> Void = {}
  private let purpose: TitleMatchModel.Purpose
  private let missing = Label(wrapping: "", styles: "caption", "dim-label")
  private let button = Button(label: "")

  /// - Parameter list: The container of the list.
  init(_ purpose: TitleMatchModel.Purpose, list: Widget) {
    self.purpose = purpose
    button.addStyle("suggested-action", "pill")
    button.horizontalAlignment = .center
    missing.setMargins(top: 0, bottom: 0, start: 12, end: 12)
    let foot = Box(.vertical, spacing: 9, [missing, button])
    foot.setMargins(top: 0, bottom: 12, start: 0, end: 0)
    list.expandsVertically = true
    widget = Box(.vertical, [list, foot])
    button.onClick { [weak self] in self?.onWrite() }
  }

  /// - Parameters:
  ///   - count: The number of titles to match.
  ///   - lost: The number of titles without a match.
  func show(_ count: Int, missing lost: Int, isWriting: Bool) {
    let text = purpose.buttonTitle(count)
    // Setting the label, even to the same text, makes GTK update the accessible name.
    if button.label != text { button.label = text }
    button.isSensitive = count > 0 && !isWriting
    missing.text = lost == 0 ? "" : purpose.missingText(lost)
    missing.isVisible = lost > 0
  }
}

extension TitleMatchModel.Purpose {
  fileprivate func buttonTitle(_ count: Int) -> String {
    switch self {
    case .sample: tr(one: "Match {count} Title", other: "Match {count} Titles", count: count)
    case .removed: tr(one: "Replace {count} Title", other: "Replace {count} Titles", count: count)
    }
  }

  fileprivate func missingText(_ count: Int) -> String {
    switch self {
    case .sample:
      tr(
        one: "{count} title is missing from TMDB, and stays as it is.",
        other: "{count} titles are missing from TMDB, and stay as they are.", count: count)
    case .removed:
      tr(
        one: "{count} title has no successor on TMDB, and stays as it is.",
        other: "{count} titles have no successor on TMDB, and stay as they are.", count: count)
    }
  }
}
