import AppFoundation
import Catalogue
import Containment
import GTK

/// The dependencies of any screen, made once for each source of titles and profile.
package struct ScreenDependencies {
  package let catalogue: CatalogueDependencies
  package let images: PipelineImages
  package let badges: any TitleBadges
  /// The user's ratings, viewings and lists, by which titles are filtered.
  package let uses: any TitleUseProviding
  package let listLayout: ListLayoutSetting
  /// The watch providers that the user subscribes to.
  package let myServices: MyServices
  package let desktop: Desktop
  /// Finds offline suggestions for a page that isn't cached.
  let suggestions: SuggestionLoader.Find

  package init(
    catalogue: CatalogueDependencies, badges: any TitleBadges, uses: any TitleUseProviding,
    listLayout: ListLayoutSetting, myServices: MyServices, desktop: Desktop,
    suggestions: @escaping SuggestionLoader.Find
  ) {
    self.catalogue = catalogue
    images = PipelineImages(catalogue.pictures)
    self.badges = badges
    self.uses = uses
    self.listLayout = listLayout
    self.myServices = myServices
    self.desktop = desktop
    self.suggestions = suggestions
  }
}

/// The context of a new screen: its dependencies, and closures that lead to other screens.
///
/// It retains neither the coordinator nor any screen, so screens can capture it.
package struct ScreenContext {
  package let app: ScreenDependencies
  package let open: Open
  package let perform: (AppAction) -> Void
  package let view: ([GalleryPicture], Int) -> Void
  package let actions: PageActions

  package init(
    app: ScreenDependencies, open: @escaping Open, perform: @escaping (AppAction) -> Void,
    view: @escaping ([GalleryPicture], Int) -> Void, actions: PageActions
  ) {
    self.app = app
    self.open = open
    self.perform = perform
    self.view = view
    self.actions = actions
  }
}

extension ScreenContext {
  /// Adds suggestions while offline, for screens that load their content.
  package func connect<Content>(_ screen: FetcherController<Content>) {
    screen.setSuggestionSource(app.suggestions)
  }

  /// Connects the parts that all pages share: suggestions while offline, and the page's menu.
  package func connect<Page: LinkedPage & Equatable>(
    _ page: PageFetcherController<Page>, _ reference: PageReference?
  ) -> PageFetcherController<Page> {
    connect(page)
    if let reference {
      let menu = PageMenu(reference, actions: actions)
      page.navigationItem.trailing = [menu.button]
      page.onPage = { menu.show($0.links) }
    }
    return page
  }
}
