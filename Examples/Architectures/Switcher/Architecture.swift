import ArchitecturesSupport
import ArgumentParser
import Containment
import FeaturedComposition
import FeaturedMVC
import FeaturedMVVM

/// An architecture in which the feature is implemented.
enum Architecture: String, CaseIterable, ExpressibleByArgument {
  case mvc
  case mvvm
  case composition

  var title: String {
    switch self {
    case .mvc: "MVC"
    case .mvvm: "MVVM"
    case .composition: "Composition"
    }
  }

  @MainActor func makeRoot(_ dependencies: FeaturedDependencies) -> ViewController {
    switch self {
    case .mvc: FeaturedMVC.makeRoot(dependencies)
    case .mvvm: FeaturedMVVM.makeRoot(dependencies)
    case .composition: FeaturedComposition.makeRoot(dependencies)
    }
  }
}
