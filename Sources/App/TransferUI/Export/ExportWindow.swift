import Containment
import Foundation
import GTK
import Localization
import ScreenFoundation
import Transfer

/// The dialog for exporting the library in one of several formats.
final class ExportWindow {
  private let model: ExportModel
  private let desktop: Desktop
  private let window: Window
  private let button = Button(label: tr("Choose Folder…"))
  private let problem = EntryProblemLabel()
  private let presenter: ViewController?
  private var buttons: [RadioButton] = []
  private var binding: Binding?

  /// - Parameter presenter: Notifies the user of the written files once the dialog is closed.
  @discardableResult
  static func present(
    _ model: ExportModel, desktop: Desktop, over parent: Window?, presenter: ViewController? = nil
  ) -> Window {
    let export = ExportWindow(model, desktop, over: parent, presenter)
    export.window.present()
    export.buttons.first?.focus()
    return export.window
  }

  private init(_ model: ExportModel, _ desktop: Desktop, over parent: Window?, _ presenter: ViewController?) {
    self.model = model
    self.desktop = desktop
    self.presenter = presenter
    window = Window(title: tr("Export"), over: parent)
    window.setContent(makeContent())
    button.onClick { [weak self] in self?.export() }
    window.retainOwner(self)
    binding = Binding({ [model] in (model.problem, model.isBusy) }) { [weak self] problem, isBusy in
      self?.problem.show(problem, of: nil, among: [])
      self?.button.isSensitive = !isBusy
    }
  }
}

extension ExportWindow {
  private func export() {
    Task { [weak self, desktop, model] in
      guard let path = await desktop.chooseFolder(tr("Choose Export Folder"), tr("_Export Here"), self?.window) else {
        return
      }
      guard let text = await model.write(into: URL(filePath: path, directoryHint: .isDirectory)), let self else {
        return
      }
      window.close()
      presenter?.notify(text)
    }
  }

  private func makeContent() -> Widget {
    buttons = RadioButton.group(ExportModel.Format.allCases.count)
    let rows = zip(ExportModel.Format.allCases, buttons).map { format, button in
      button.isActive = format == model.format
      button.onToggle { [weak button, model] in
        if button?.isActive == true { model.format = format }
      }
      let row = ActionRow(title: format.title, control: button, isBefore: true, isActivatable: true)
      row.subtitle = format.explanation
      button.accessibleDescription = format.explanation
      return row
    }
    button.addStyle("suggested-action", "pill")
    button.horizontalAlignment = .center
    let body = Box(
      .vertical, spacing: 18, [PreferencesGroup(title: tr("Format"), rows), problem.widget, button])
    body.setMargins(top: 6, bottom: 24, start: 12, end: 12)
    return Box(.vertical, [HeaderBar(), Clamp(body, maximumWidth: PageMetrics.formWidth)])
  }
}

extension ExportModel.Format {
  /// The title in header capitalization.
  fileprivate var title: String {
    switch self {
    case .journal: "Matinee"
    case .tables: tr("Spreadsheets")
    case .letterboxd: "Letterboxd"
    }
  }

  fileprivate var explanation: String {
    switch self {
    case .journal: tr("All your data in one file that you can import into Matinee again")
    case .tables: tr("Ratings, history and lists as tables")
    case .letterboxd: tr("Films with ratings, dates and notes, ready for Letterboxd’s import")
    }
  }
}
