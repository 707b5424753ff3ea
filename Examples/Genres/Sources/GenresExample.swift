import Containment
import TMDB

/// The example's entry point.
public enum GenresExample {
  /// Makes the root view controller of a window: films by genre, and the pages of films on top of them.
  ///
  /// - Parameter film: The film to open at once; `nil` for none.
  public static func makeRoot(_ dependencies: Dependencies, opening film: Movie? = nil) -> ViewController {
    make(dependencies, opening: film).root
  }

  /// Makes the root view controller, and a closure that returns whether the genres or any films are loading.
  package static func make(
    _ dependencies: Dependencies, opening film: Movie? = nil
  ) -> (root: ViewController, isLoading: () -> Bool) {
    let viewModel = GenresViewModel(dependencies)
    let page = GenresViewController.Page(images: dependencies.pictures, badges: dependencies.ratings)
    let genres = GenresViewController(viewModel, page: page)
    let navigation = NavigationController(root: genres)
    genres.onSelect = { [weak navigation] film in
      navigation?.push(FilmViewController(FilmViewModel(film, dependencies), pictures: dependencies.pictures))
    }
    if let film {
      navigation.loadViewIfNeeded()
      genres.onSelect(Film(film, images: dependencies.images))
    }
    return (navigation, { viewModel.isLoading })
  }
}
