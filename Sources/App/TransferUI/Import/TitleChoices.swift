import Catalogue
import Containment
import Transfer

/// The pages for deciding ambiguous titles: all of them, and the matches of one.
struct TitleChoices {
  private let model: any TitleDecisionModel
  private unowned let pages: NavigationController
  private let format: PageFormat
  private let images: any ImageProviding

  init(_ model: any TitleDecisionModel, pages: NavigationController, format: PageFormat, images: any ImageProviding) {
    self.model = model
    self.pages = pages
    self.format = format
    self.images = images
  }

  /// Opens the page of all ambiguous titles.
  func openAll() {
    let decisions = TitleDecisionsController(model, format: format, images: images)
    decisions.onOpen = { open($0) }
    pages.push(decisions)
  }

  /// Opens the page for choosing the match of a title. It pops itself after a choice.
  func open(_ decision: ImportReview.Decision) {
    let list = ListController<ImportChoice>(images: images)
    list.title = decision.name
    let choices: [MatchedTitle?] = decision.title.candidates + [nil]
    list.items = choices.map { ImportChoice($0, isChosen: $0 == decision.choice, format: format) }
    list.onSelect = { [model, weak pages] in
      model.choose($0.match, for: decision.id)
      pages?.pop()
    }
    pages.push(list)
  }
}
