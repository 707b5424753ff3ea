import Containment
import GTK
import Library
import Localization
import MatineeCore

/// The section for marking a title as watched. One button marks it now, another opens all plays.
final class WatchedSection: ViewController, PageSection {
  /// Called when the user wants to see all plays.
  var onShowAll: (TitlePage) -> Void = { _ in }
  /// Called when the user wants to enter another date than now.
  var onOtherDate: (TitlePage) -> Void = { _ in }
  private let plays: TitlePlays
  private let texts: TitleTexts
  private let main = Button(wrapping: "")
  private let more = Button(wrapping: "")
  private var page: TitlePage?
  private var binding: Binding?

  init(_ plays: TitlePlays, texts: TitleTexts) {
    self.plays = plays
    self.texts = texts
    super.init()
  }

  /// Always `false`, because a key pressed out of habit would mark the title as watched.
  var isStart: Bool { false }

  override func loadView() {
    let buttons = LayoutBox.wrapping([main, more], spacing: 6)
    buttons.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    view = buttons
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    main.onClick { [weak self] in self?.pressMain() }
    more.onClick { [weak self] in self?.pressMore() }
    binding = Binding({ [plays] in (plays.state, plays.latest) }) { [weak self] in self?.update($0, $1) }
  }

  func show(_ page: TitlePage) { self.page = page }
}

extension WatchedSection {
  private func pressMain() {
    guard let page else { return }
    plays.latest.isEmpty ? plays.watch(page) : onShowAll(page)
  }

  private func pressMore() {
    guard let page else { return }
    plays.latest.isEmpty ? onOtherDate(page) : plays.watch(page)
  }

  private func update(_ state: TitlePlays.State, _ whole: [Play]) {
    // The rating section explains why the library is closed.
    view.isVisible = if case .closed = state { false } else { true }
    view.isSensitive = state != .opening
    main.label = Self.text(whole, texts)
    more.label = whole.isEmpty ? tr("Other Date…") : tr("Mark as Watched Again")
  }

  private static func text(_ plays: [Play], _ texts: TitleTexts) -> String {
    switch plays.count {
    case 0: tr("Mark as Watched")
    case 1: [tr("Watched"), plays.first.flatMap { texts.when($0.date) }].compactMap(\.self).joined(separator: " · ")
    default:
      tr(
        one: "Watched {count} Time", other: "Watched {count} Times", count: plays.count,
        ["count": texts.count(plays.count)])
    }
  }
}
