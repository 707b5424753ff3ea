import Containment
import GTK
import LibraryFormats
import Localization

/// The view of a question about the file: radio or check buttons above the Continue button.
package final class ImportQuestionView {
  /// A closure that adds the answer to the earlier ones.
  package typealias Answer = (inout ImportAnswers) -> Void

  let widget: Widget
  /// The first choice.
  private(set) var preferredFocus: Widget
  private let button = Button(label: tr("Continue"))
  private var answer: () -> Answer? = { nil }

  init(_ question: ImportQuestion, onAnswer: @escaping (@escaping Answer) -> Void) {
    let box = Box(.vertical)
    widget = box
    preferredFocus = box
    let text = Label(wrapping: question.text, styles: "title-4")
    text.setMargins(top: 24, start: 12, end: 12)
    let page = PreferencesPage([PreferencesGroup(title: tr("Choose"), makeRows(question))])
    page.expandsVertically = true
    button.addStyle("suggested-action", "pill")
    button.horizontalAlignment = .center
    button.setMargins(12)
    button.onClick { [weak self] in
      if let answer = self?.answer() { onAnswer(answer) }
    }
    [text, page, button].forEach(box.append)
    box.setAccessibleRole(.group)
    box.accessibleLabel = question.text
  }
}

extension ImportQuestionView {
  private func makeRows(_ question: ImportQuestion) -> [Widget] {
    switch question {
    case .dayOrMonthFirst(let file, _):
      choose([(tr("Day First"), true), (tr("Month First"), false)]) { isFirst in
        { $0.dayFirst[file] = isFirst }
      }
    case .purpose(let file):
      choose(MovieListPurpose.allCases.map { ($0.title, $0) }) { purpose in { $0.purposes[file] = purpose } }
    case .profiles(let file, let names): check(names) { chosen in { $0.profiles[file] = chosen } }
    }
  }

  /// Makes rows with radio buttons. The first is selected initially.
  private func choose<Value>(_ choices: [(title: String, value: Value)], _ make: @escaping (Value) -> Answer)
    -> [Widget]
  {
    let buttons = RadioButton.group(choices.count)
    buttons.first?.isActive = true
    preferredFocus = buttons.first ?? widget
    answer = {
      let chosen = zip(buttons, choices).first { $0.0.isActive } ?? zip(buttons, choices).first { _ in true }
      return chosen.map { make($0.1.value) }
    }
    return zip(buttons, choices).map { ActionRow(title: $1.title, control: $0, isBefore: true, isActivatable: true) }
  }

  /// Makes rows with check buttons. At least one must be checked to continue.
  private func check(_ names: [String], _ make: @escaping (Set<String>) -> Answer) -> [Widget] {
    let checks = names.map { _ in CheckButton() }
    preferredFocus = checks.first ?? widget
    let chosen = { Set(zip(names, checks).filter(\.1.isActive).map(\.0)) }
    button.isSensitive = false
    for check in checks {
      check.onToggle { [weak self] in
        if let self { button.isSensitive = answer() != nil }
      }
    }
    answer = { chosen().isEmpty ? nil : make(chosen()) }
    return zip(names, checks).map { ActionRow(title: $0, control: $1, isBefore: true, isActivatable: true) }
  }
}

extension ImportQuestion {
  fileprivate var text: String {
    switch self {
    case .dayOrMonthFirst(let file, let example):
      // Translators: {example} is a date such as 03/04/2026.
      tr("What does {example} mean in “{file}”?", ["example": example, "file": file])
    case .purpose(let file): tr("Which films are in “{file}”?", ["file": file])
    case .profiles(let file, _): tr("Whose history in “{file}” do you want to import?", ["file": file])
    }
  }
}

extension MovieListPurpose {
  /// The title in header capitalization.
  fileprivate var title: String {
    switch self {
    case .watched: tr("Films I’ve Watched")
    case .watchlist: tr("Films I Want to Watch")
    case .likes: tr("Films I Like")
    }
  }
}
