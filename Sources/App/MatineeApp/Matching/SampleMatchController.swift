import Containment
import GTK
import Library
import LoadingState
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
  private let missing = Label(wrapping: "", styles: "caption", "dim-label")
  private let button = Button(label: "")
  private var binding: Binding?

  init(_ model: SampleMatchModel, format: PageFormat, images: any ImageProviding) {
    self.model = model
    decisions = TitleDecisionsController(model, format: format, images: images)
    super.init(title: "Match Sample Titles")
  }

  override func loadView() {
    button.addStyle("suggested-action", "pill")
    button.horizontalAlignment = .center
    missing.setMargins(top: 0, bottom: 0, start: 12, end: 12)
    let foot = Box(.vertical, spacing: 9, [missing, button])
    foot.setMargins(top: 0, bottom: 12, start: 0, end: 0)
    container.widget.expandsVertically = true
    view = Box(.vertical, [container.widget, foot])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: decisions, in: container)
    button.onClick { [weak self] in
      guard let self else { return }
      model.write { [weak self] in self?.onFinish() }
    }
    binding = Binding({ [model] in (model.count, model.missing.count, model.isWriting) }) { [weak self] in
      self?.show($0, missing: $1, isWriting: $2)
    }
  }

  /// The list of rows.
  override var preferredFocus: Widget { decisions.preferredFocus }

  private func show(_ count: Int, missing lost: Int, isWriting: Bool) {
    let text = count == 1 ? "Match 1 Title" : "Match \(count) Titles"
    // Setting the label, even to the same text, makes GTK update the accessible name.
    if button.label != text { button.label = text }
    button.isSensitive = count > 0 && !isWriting
    missing.text =
      lost == 0
      ? ""
      : "\(lost == 1 ? "1 title is" : "\(lost) titles are") missing from TMDB, and \(lost == 1 ? "stays" : "stay") as \(lost == 1 ? "it is" : "they are")."
    missing.isVisible = lost > 0
  }
}

extension SampleMatchController: StatefulContentLoadable {
  func loadContent() async -> LoadResult {
    let titles: [TitleReference]
    do throws(LibraryError) {
      titles = try await model.titles()
    } catch {
      return .failure(StateMessage(error))
    }
    do throws(TMDBError) {
      try await model.lookUp(titles)
      return model.decisions.isEmpty ? .empty(.nothingToMatch(titles.count)) : .content
    } catch {
      return .failure(StateMessage(error))
    }
  }
}
