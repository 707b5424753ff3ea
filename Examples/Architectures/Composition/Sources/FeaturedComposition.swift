import ArchitecturesSupport
import Containment

/// The feature's entry point.
public enum FeaturedComposition {
  /// Makes the root view controller of a window.
  public static func makeRoot(_ dependencies: FeaturedDependencies) -> ViewController {
    FeaturedCoordinator(dependencies)
  }
}
