import ArchitecturesSupport
import Containment
import GTKTestSupport
import XCTest

@testable import FeaturedComposition

final class FeaturedCompositionTests: GTKTestCase {
  func testRootLoads() {
    onMain { FeaturedComposition.makeRoot(.sample()).loadViewIfNeeded() }
  }
}
