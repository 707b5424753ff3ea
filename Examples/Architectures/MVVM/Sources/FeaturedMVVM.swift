import ArchitecturesSupport
import Containment

/// The feature's entry point.
public enum FeaturedMVVM {
  /// Makes the root view controller of a window.
  public static func makeRoot(_ dependencies: FeaturedDependencies) -> ViewController {
    FeaturedRouter(FeaturedViewModel(dependencies), dependencies)
  }
}
