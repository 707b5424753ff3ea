import AuditTestSupport
import CAdwaita
import Foundation
import GTK
import GTKTestSupport

/// A window with every kind of widget that the app uses, without accessibility defects.
@MainActor final class CleanFixture {
  let window = Window(dialogFor: nil)
  private let model = ListModel<Row>()

  init() {
    window.title = "Clean"
    window.addStyleRules(
      """
      expander-widget > box > title { min-height: 24px; }
      placeholder, row .subtitle { opacity: 0.75; }
      """)
    let stack = ViewStack()
    stack.add(ScrolledWindow(page()), name: "one", title: "One", icon: "starred-symbolic")
    stack.add(Label("Another page"), name: "two", title: "Two", icon: "system-search-symbolic")
    stack.expandsVertically = true
    let bar = ViewSwitcherBar(stack: stack, title: "Pages")
    bar.isRevealed = true
    window.setContent(Box(.vertical, [header(stack), stack, bar]))
  }

  func open() async throws {
    window.setDefaultSize(width: 500, height: 1100)
    window.present()
    try await eventually("the window") { window.isMapped && window.size.width > 1 }
  }

  private func header(_ stack: ViewStack) -> Widget {
    let header = HeaderBar()
    header.setTitleWidget(ViewSwitcherTitle(stack: stack, title: "Clean"))
    header.packEnd(
      MenuButton(
        icon: "open-menu-symbolic", name: "Main Menu", menu: Menu(sections: [[("About", "app.about")]]),
        isPrimary: true))
    return header
  }

  private func page() -> Widget {
    let leader = ToggleButton(toggle: "First")
    let second = ToggleButton(toggle: "Second")
    second.join(group: leader)
    let segments = Box(.horizontal, [leader, second])
    segments.addStyle("linked")
    let disabled = Button(label: "Cannot be pressed")
    disabled.isSensitive = false
    return Box(
      .vertical, spacing: 6,
      [
        segments, disabled, texts(), form(), picture(), details(), DrawingArea(width: 20, height: 20) { _, _, _ in },
        spinner(), StatusPage(icon: "folder-symbolic", title: "Nothing Here", description: "A sentence."), list(),
      ])
  }

  private func texts() -> Widget {
    let excerpt = Inscription(lines: 2)
    excerpt.text = String(repeating: "An excerpt of two lines says so much and no more. ", count: 6)
    let title = Label("A title that may take two lines, and is much longer than two lines of this narrow window are")
    title.wraps = true
    title.maximumLines = 2
    return Box(.vertical, [excerpt, title])
  }

  private func form() -> Widget {
    let entry = Widget(new: gtk_entry_new())
    entry.accessibleLabel = "Name"
    gtk_editable_set_text(entry.opaque, "A name")
    let secret = Widget(new: gtk_password_entry_new())
    secret.accessibleLabel = "Password"
    let row = Widget(new: adw_action_row_new())
    adw_preferences_row_set_title(row.cast(), "Animations")
    let choice = Widget(new: gtk_switch_new())
    choice.accessibleLabel = "Animations"
    choice.verticalAlignment = .center
    adw_action_row_add_suffix(row.cast(), choice.widget)
    let list = Widget(new: gtk_list_box_new())
    list.accessibleLabel = "Preferences"
    gtk_list_box_append(list.opaque, row.widget)
    return Box(
      .vertical, [entry, secret, Widget(new: gtk_check_button_new_with_label("Remember me")), list])
  }

  private func picture() -> Widget {
    let picture = Picture()
    picture.texture = Texture(width: 1, height: 1, pixels: Data([200, 100, 0, 255]))
    picture.alternativeText = "An orange square"
    picture.setMinimumSize(width: 20, height: 20)
    return picture
  }

  private func details() -> Widget {
    let details = Expander(title: "Details")
    let label = Label("Words that can be copied")
    label.isSelectable = true
    details.child = label
    details.isExpanded = true
    return details
  }

  private func spinner() -> Widget {
    let spinner = Spinner()
    spinner.isSpinning = true
    spinner.accessibleLabel = "Loading"
    return spinner
  }

  private func list() -> Widget {
    model.update(to: (1...100).map(Row.init))
    let list = ListView(model) { RowCell() }
    list.accessibleLabel = "Rows"
    let scrolled = ScrolledWindow(list)
    scrolled.setMinimumSize(height: 200)
    return scrolled
  }
}

private struct Row: Identifiable, Equatable {
  let id: Int
}

/// A row that contains a button.
@MainActor private final class RowCell: ListCell {
  let widget: Widget
  private let label = Label()

  init() { widget = Box(.horizontal, spacing: 6, [label, Button(label: "More")]) }

  func bind(_ row: Row) { label.text = "Row \(row.id)" }

  func unbind() {}

  func accessibleLabel(for row: Row) -> String { "Row \(row.id)" }
}
