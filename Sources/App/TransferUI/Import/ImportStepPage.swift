import Containment
import LibraryFormats
import LoadingState
import Transfer

/// The pages of an import's steps. Steps that look alike share a page.
enum ImportStepPage: Equatable {
  case progress
  case passphrase(isRetry: Bool)
  case question(ImportQuestion)
  case review
  case message(StateMessage)

  /// - Parameter review: The page that reviews the changes; there is one for the whole import.
  func makeController(_ model: ImportModel, review: ImportReviewController) -> ViewController {
    switch self {
    case .progress: return ImportProgressController(model)
    case .passphrase(let isRetry): return ImportPassphraseController(isRetry: isRetry) { model.unlock($0) }
    case .question(let question): return ImportQuestionController(question) { model.answer($0) }
    case .review: return review
    case .message(let message):
      let controller = MessageController(message: message)
      controller.handlers.retry = { model.begin() }
      return controller
    }
  }
}

extension ImportModel.Step {
  /// The step's page; `nil` once finished.
  var page: ImportStepPage? {
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
