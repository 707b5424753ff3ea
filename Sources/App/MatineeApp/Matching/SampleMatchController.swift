import Containment
import GTK
import Library
import LoadingState
import Localization
import MatineeCore
import TMDB
import TitleIdentity

/// The page with TMDB's matches for the sample catalogue's titles, and the button that applies the decisions.
final class SampleMatchController: ViewController {
  /// Called once the titles are matched.
  var onFinish: () -> Void = {}
  /// The list of matches.
  let decisions: TitleDecisionsController
  private let model: SampleMatchModel
  private let container = ChildContainer("the matches")
  private lazy var content = SampleMatchView(list: container.widget)
  private var binding: Binding?

  init(_ model: SampleMatchModel, format: PageFormat, images: any ImageProviding) {
    self.model = model
    decisions = TitleDecisionsController(model, format: format, images: images)
    super.init(title: tr("Match Sample Titles"))
  }

  override func loadView() { view = content.widget }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: decisions, in: container)
    content.onWrite = { [weak self, model] in model.write { [weak self] in self?.onFinish() } }
    binding = Binding({ [model] in (model.count, model.missing.count, model.isWriting) }) { [weak self] in
      self?.content.show($0, missing: $1, isWriting: $2)
    }
  }

  /// The list of matches.
  override var preferredFocus: Widget { decisions.preferredFocus }
}

extension SampleMatchController: StatefulContentLoadable {
  func loadContent() async -> LoadResult {
    do throws(LibraryError) {
      return await lookUp(try await model.titles())
    } catch {
      return .failure(StateMessage(error))
    }
  }

  private func lookUp(_ titles: [TitleReference]) async -> LoadResult {
    do throws(TMDBError) {
      try await model.lookUp(titles)
      return model.decisions.isEmpty ? .empty(.nothingToMatch(titles.count)) : .content
    } catch {
      return .failure(StateMessage(error))
    }
  }
}
