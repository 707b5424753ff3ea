import Containment
import GTK
import LibraryFormats
import LoadingState
import MatineeCore

/// The first page of an import. It shows the current step: progress, a question, the review of changes, or an error.
final class ImportController: ViewController {
  /// Called once the import is complete.
  var onFinish: () -> Void = {}
  /// The page that reviews the changes.
  let review: ImportReviewController
  private let model: ImportModel
  private let container = ChildContainer("the import's step")
  private var shown: ImportModel.Step.Page?
  private var binding: Binding?

  init(_ model: ImportModel) {
    self.model = model
    review = ImportReviewController(model)
    super.init(title: "Import")
  }

  override func loadView() { view = container.widget }

  override func viewDidLoad() {
    super.viewDidLoad()
    binding = Binding({ [model] in model.step }) { [weak self] in self?.show($0) }
  }

  override var preferredFocus: Widget { children.last?.preferredFocus ?? view }
}

extension ImportController {
  private func show(_ step: ImportModel.Step) {
    guard let page = step.page else { return onFinish() }
    guard page != shown else { return }
    shown = page
    add(child: make(page), in: container)
    if isVisible { takeFocus() }
  }

  private func make(_ page: ImportModel.Step.Page) -> ViewController {
    switch page {
    case .progress: return ImportProgressController(model)
    case .passphrase(let isRetry):
      return ImportPassphraseController(isRetry: isRetry) { [model] in model.unlock($0) }
    case .question(let question):
      return ImportQuestionController(question) { [model] in model.answer($0) }
    case .review: return review
    case .message(let message):
      let controller = MessageController(message: message)
      controller.onAction = { [model] _ in model.begin() }
      return controller
    }
  }
}

extension ImportModel.Step {
  /// The pages of the steps. Steps that look alike share a page.
  fileprivate enum Page: Equatable {
    case progress
    case passphrase(isRetry: Bool)
    case question(ImportQuestion)
    case review
    case message(StateMessage)
  }

  /// The step's page; `nil` once finished.
  fileprivate var page: Page? {
    switch self {
    case .reading, .lookingUp, .writing: .progress
    case .locked(let isRetry): .passphrase(isRetry: isRetry)
    case .asking(let question): .question(question)
    case .reviewing: .review
    case .failed(let message): .message(message)
    case .finished: nil
    }
  }
}
