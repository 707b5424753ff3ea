import AppFoundation
import Containment
import GTK
import Library
import Localization
import ScreenFoundation
import TMDB
import Tracking

/// The dialog for the date of a play: a day, a month, a year, or unknown. For a new play, it asks for a rating and a
/// note, too.
final class PlayDateWindow {
  /// The dialog's content.
  struct Request {
    /// The dialog's title in header capitalization.
    var title: String
    /// The name of the title or episode.
    var subtitle: String
    /// The label of the button that confirms.
    var button: String
    /// The initial date; `nil` if there is none yet.
    var date: PartialDate?
    /// The latest date allowed, because a later one can't have been watched yet.
    var today: DayDate?
    /// Whether the dialog asks for a rating and a note, too.
    var hasDetails = false
  }

  /// Saves a play. Returns `false` to keep the dialog open.
  typealias Accept = (_ date: PartialDate, _ score: Score?, _ note: String) async -> Bool

  private let request: Request
  private let texts: TitleTexts
  private let window: Window
  private let choices = RadioButton.group(2)
  private let entry = Entry(name: tr("Date"))
  private let calendar = CalendarView(name: tr("Calendar"))
  private var isUpdating = false
  private let understood = Label(wrapping: "", styles: "dim-label")
  private let problem = EntryProblemLabel()
  private let submit: Button
  private let stars = StarRatingView(name: tr("Your Rating"))
  private let note = Entry(name: tr("Note"))
  private let accept: Accept

  @discardableResult
  static func present(
    _ request: Request, texts: TitleTexts, over parent: Window?, accept: @escaping Accept
  ) -> Window {
    let asking = PlayDateWindow(request, texts: texts, over: parent, accept: accept)
    asking.window.present()
    if asking.isKnown { asking.entry.focus() } else { asking.choices[1].focus() }
    return asking.window
  }

  private init(_ request: Request, texts: TitleTexts, over parent: Window?, accept: @escaping Accept) {
    self.request = request
    self.texts = texts
    self.accept = accept
    submit = Button(label: request.button)
    window = Window(title: request.title, width: 400, over: parent)
    window.setContent(makeContent())
    entry.text = request.date.map(TypedPlayDate.text) ?? request.today?.description ?? ""
    choices[request.date == .unknown ? 1 : 0].isActive = true
    showUnderstood()
    connect()
    window.retainOwner(self)
  }
}

extension PlayDateWindow {
  private var isKnown: Bool { choices[0].isActive }

  private var typed: TypedPlayDate { TypedPlayDate(entry.text, today: request.today, locale: texts.locale) }

  private func connect() {
    entry.onEdit { [weak self] in self?.edited() }
    entry.onSubmit { [weak self] in self?.finish() }
    note.onSubmit { [weak self] in self?.finish() }
    note.onEdit { [weak self] in if let self { problem.show(nil, of: nil, among: [entry, note]) } }
    submit.onClick { [weak self] in self?.finish() }
    calendar.onChoose { [weak self] in self?.choose() }
    for choice in choices { choice.onToggle { [weak self] in self?.showUnderstood() } }
  }

  private func edited() {
    choices[0].isActive = true
    problem.show(nil, of: nil, among: [entry])
    showUnderstood()
  }

  /// Opens the calendar at the typed date, or today.
  private func openCalendar() {
    var known = request.today.map { ($0.year, $0.month, $0.day) }
    if case .date(let date) = typed, let year = date.components.year {
      known = (year, date.components.month ?? 1, date.components.day ?? 1)
    }
    guard let known else { return }
    isUpdating = true
    calendar.day = known
    isUpdating = false
  }

  private func choose() {
    guard !isUpdating else { return }
    let day = calendar.day
    entry.text = TypedPlayDate.text(of: .day(year: day.year, month: day.month, day: day.day))
    edited()
  }

  /// Shows the typed date as it will be saved.
  private func showUnderstood() {
    let date: PartialDate? = if isKnown, case .date(let date) = typed { date } else { nil }
    understood.text = date.flatMap(texts.when) ?? tr("A date like Friday, 27 Nov, June 2019 or 2019")
    entry.accessibleDescription = understood.text
  }

  private func finish() {
    guard isKnown else { return write(.unknown) }
    switch typed {
    case .date(let date): write(date)
    case .problem(let sentence): show(sentence, of: entry)
    }
  }

  private func show(_ sentence: String, of field: Entry) {
    problem.show(sentence, of: field, among: [entry, note])
    field.focus()
  }

  private func write(_ date: PartialDate) {
    if let sentence = ListTextKind.remark.problem(with: note.text) { return show(sentence, of: note) }
    stars.commit()
    let (score, note) = (stars.rating.flatMap(Score.init(stars:)), note.text)
    submit.isSensitive = false
    Task { [weak self, accept] in
      let isDone = await accept(date, score, note)
      if isDone { self?.window.close() } else { self?.submit.isSensitive = true }
    }
  }

  private func makeDetails() -> Widget {
    note.placeholder = tr("Note")
    let box = Box(.vertical, spacing: 6, [stars.widget, note])
    box.setMargins(top: 12, bottom: 6)
    return box
  }

  private func makeContent() -> Widget {
    let header = HeaderBar()
    header.setTitleWidget(WindowTitle(request.title, subtitle: request.subtitle))
    entry.widthInCharacters = 10
    entry.expandsHorizontally = true
    let days = MenuButton(icon: "x-office-calendar-symbolic", name: tr("Choose a Day"), content: calendar) {
      [weak self] in
      self?.openCalendar()
    }
    let line = Box(.horizontal, spacing: 6, [entry, days])
    line.setMargins(top: 6)
    understood.setMargins(top: 6, bottom: 6)
    submit.addStyle("suggested-action", "pill")
    submit.horizontalAlignment = .center
    submit.setMargins(top: 12)
    let group = PreferencesGroup(
      title: tr("Watched"),
      [
        ActionRow(title: tr("Date"), control: choices[0], isBefore: true, isActivatable: true),
        ActionRow(title: tr("Unknown"), control: choices[1], isBefore: true, isActivatable: true),
      ])
    let details = request.hasDetails ? [makeDetails()] : []
    let body = Box(.vertical, [group, line, understood] + details + [problem.widget, submit])
    body.setMargins(top: 6, bottom: 24, start: 12, end: 12)
    return Box(.vertical, [header, Clamp(body, maximumWidth: PageMetrics.formWidth)])
  }
}
