import AppFoundation
import Catalogue
import Containment
import GTK
import Library
import LoadingState
import Localization
import TMDB
import TitleIdentity
import Tracking
import Transfer

/// The page with TMDB's matches for titles in the library, and the button that applies the decisions.
package final class TitleMatchController: ViewController {
  /// Called once the titles are matched.
  var onFinish: () -> Void = {}
  /// The list of matches.
  let decisions: TitleDecisionsController
  private let model: TitleMatchModel
  private let container = ChildContainer("the matches")
  private lazy var content = TitleMatchView(model.purpose, list: container.widget)
  private var binding: Binding?

  package init(_ model: TitleMatchModel, format: PageFormat, images: any ImageProviding) {
    self.model = model
    decisions = TitleDecisionsController(model, format: format, images: images)
    super.init(title: model.purpose.title)
  }

  package override func loadView() { view = content.widget }

  package override func viewDidLoad() {
    super.viewDidLoad()
    add(child: decisions, in: container)
    content.onWrite = { [weak self, model] in model.write { [weak self] in self?.onFinish() } }
    binding = Binding({ [model] in (model.count, model.missing.count, model.isWriting) }) { [weak self] in
      self?.content.show($0, missing: $1, isWriting: $2)
    }
  }

  /// The list of matches.
  package override var preferredFocus: Widget { decisions.preferredFocus }
}

extension TitleMatchController: StatefulContentLoadable {
  package func loadContent() async -> LoadResult {
    do throws(LibraryError) {
      return await lookUp(try await model.titles())
    } catch {
      return .failure(StateMessage(error))
    }
  }

  private func lookUp(_ titles: [TitleReference]) async -> LoadResult {
    do throws(TMDBError) {
      try await model.lookUp(titles)
      return model.decisions.isEmpty ? .empty(.nothingToMatch(titles.count, for: model.purpose)) : .content
    } catch {
      return .failure(StateMessage(error))
    }
  }
}
