import Containment
import GTK
import LibraryFormats

/// A page with a question about the file that only the user can answer.
package final class ImportQuestionController: ViewController {
  private let question: ImportQuestion
  private let onAnswer: (@escaping ImportQuestionView.Answer) -> Void
  private var content: ImportQuestionView?

  /// - Parameter onAnswer: Called with a closure that adds the answer to the import's ``ImportAnswers``.
  package init(_ question: ImportQuestion, onAnswer: @escaping (@escaping ImportQuestionView.Answer) -> Void) {
    self.question = question
    self.onAnswer = onAnswer
    super.init()
  }

  package override func loadView() {
    let content = ImportQuestionView(question, onAnswer: onAnswer)
    self.content = content
    view = content.widget
  }

  package override var preferredFocus: Widget { content?.preferredFocus ?? view }
}
