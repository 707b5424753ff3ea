import Catalogue
import Containment
import GTK
import Library
import ScreenFoundation
import Tracking

/// The next episode of a series, with a button that marks it as watched, and the user's progress.
package final class NextUpSection: ViewController, PageSection, Screen {
  /// Called when the user wants to see the next episode.
  var onOpen: () -> Void = {}
  /// Called when the user wants to see all plays.
  var onShowAll: () -> Void = {}
  /// A choice in the menu.
  enum Choice {
    case state(ShowState?), rewatch(Bool), specials(Bool)
  }

  private let model: NextUpModel
  private let content: NextUpView
  private var binding: Binding?

  init(_ model: NextUpModel, images: any ImageProviding) {
    self.model = model
    content = NextUpView(images: images)
    super.init()
  }

  /// Always `false`, because a key pressed out of habit would mark an episode as watched.
  package var isStart: Bool { false }
  package var isSettled: Bool { !model.progress.isLoadingGuide }
  /// Always `false`, because the rest of the page has content without the progress.
  package var hasContent: Bool { false }
  /// Has no effect. A new response about the series updates the progress.
  package func refresh() {}
  package func resume() { model.resume() }

  package override func loadView() { view = content.widget }

  package override func viewDidLoad() {
    super.viewDidLoad()
    content.card.onOpen = { [weak self] in self?.onOpen() }
    content.card.onWatch = { [model] in model.watchNext() }
    content.card.onRemind = { [weak self, model] isOn in
      Task { if let result = await model.remind(isOn) { self?.notify(result) } }
    }
    content.onWatchAll = { [model] in model.progress.watchAll() }
    content.onChoose = { [model] in model.progress.choose($0) }
    content.onShowAll = { [weak self] in self?.onShowAll() }
    binding = Binding({ [model] in model.content }) { [content, model] in
      content.show($0)
      model.update()
    }
  }

  package func show(_ page: TitlePage) { model.take(page) }
}

extension ShowProgressModel {
  fileprivate func choose(_ choice: NextUpSection.Choice) {
    switch choice {
    case .state(let state): set(state)
    case .rewatch(let isRewatching): setRewatching(isRewatching)
    case .specials(let areCounted): setSpecials(areCounted)
    }
  }
}
