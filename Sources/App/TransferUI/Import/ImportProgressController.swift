import Containment
import GTK
import Localization
import Transfer

/// The page that shows the progress of an import.
package final class ImportProgressController: ViewController {
  private let content = ImportProgressView()
  private let binding: Binding

  package init(_ model: ImportModel) {
    binding = Binding({ model.step }) { [content] in content.show($0.status, fraction: $0.fraction) }
    super.init()
  }

  package override func loadView() { view = content.widget }
}

extension ImportModel.Step {
  /// A description of the current work; `nil` if there is none.
  fileprivate var status: String? {
    switch self {
    case .reading: tr("Reading the file…")
    case .lookingUp(_, of: 0): tr("Looking up titles…")
    case .lookingUp(let done, let all):
      tr("Looking up titles: {done} of {total}", ["done": "\(done)", "total": "\(all)"])
    case .writing: tr("Importing…")
    case .locked, .asking, .reviewing, .finished, .failed: nil
    }
  }

  /// The completed part of the lookup, from 0 to 1; `nil` if it is unknown.
  fileprivate var fraction: Double? {
    if case .lookingUp(let done, let all) = self, all > 0 { Double(done) / Double(all) } else { nil }
  }
}
