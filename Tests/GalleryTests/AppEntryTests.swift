import AppTestSupport
import Containment
import Foundation
import GTK
import GTKTestSupport
import XCTest

@testable import MatineeApp
@testable import matinee_gallery

/// Tests that the gallery shows every controller of the app.
final class AppEntryTests: GTKTestCase {
  func testEveryControllerOfAppIsShown() throws {
    let declared = try declaredControllers()
    XCTAssertGreaterThan(declared.count, 35)
    onMain {
      var shown: Set<String> = []
      for entry in Gallery.app {
        let fixture = AppFixture()
        try await fixture.show(entry.make())
        try await eventually(entry.id) { entry.isSettled() }
        shown.formUnion(fixture.window.rootViewController?.classNames ?? [])
        fixture.close()
      }
      XCTAssertEqual(declared.subtracting(shown), baseClasses)
    }
  }

  func testEveryKindOfDestinationHasEntry() {
    onMain { XCTAssertEqual(Preview.typesWithoutExample, []) }
  }

  /// Returns the names of the controllers in the sources of the app's modules, without those of its programs.
  private func declaredControllers() throws -> Set<String> {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/App").standardizedFileURL
    let files = try XCTUnwrap(FileManager.default.enumerator(atPath: sources.path))
    var names: Set<String> = []
    for case let path as String in files where path.hasSuffix(".swift") && !path.hasPrefix("matinee") {
      let file = sources.appending(path: path)
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /(?m)^[a-z ]*class (\w+Controller)\b/) { names.insert(String(match.1)) }
    }
    return names
  }
}

/// The classes that are only shown as subclasses.
private let baseClasses: Set = ["FetcherController"]

extension ViewController {
  /// The names of the classes of this controller and its descendants, without generic arguments.
  fileprivate var classNames: Set<String> {
    children.map(\.classNames).reduce(["\(type(of: self))".prefix { $0 != "<" }.description]) { $0.union($1) }
  }
}
