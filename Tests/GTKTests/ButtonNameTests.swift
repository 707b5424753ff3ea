import CAdwaita
import GTK
import GTKTestSupport
import XCTest

/// Tests that a button's accessible name takes precedence over its label. On newer versions of GTK than 4.8, the label
/// inside a button names it.
final class ButtonNameTests: GTKTestCase {
  func testAccessibleLabelReplacesVisibleLabel() {
    onMain {
      let button = Button(label: "See All")
      button.accessibleLabel = "See all, Drama"
      XCTAssertEqual(button.exposedName, "See all, Drama")
    }
  }

  func testNewVisibleLabelKeepsAccessibleLabel() {
    onMain {
      let button = Button(icon: "edit-delete-symbolic", name: "Remove")
      button.accessibleLabel = "Remove “Rear Window”"
      button.label = "Remove"
      XCTAssertEqual(button.exposedName, "Remove “Rear Window”")
    }
  }

  func testAccessibleLabelNamesButtonWithoutItsFormerLabel() {
    onMain {
      let button = ToggleButton(toggle: "")
      button.child = Icon("star-new-symbolic")
      button.accessibleLabel = "Watchlist"
      XCTAssertEqual(button.exposedName, "Watchlist")
    }
  }

  func testVisibleLabelNamesButtonWithoutAccessibleLabel() {
    onMain { XCTAssertEqual(Button(label: "See All").exposedName, "See All") }
  }

  func testMenuButtonIsNamedByItsLabelInGroupWithNameOfChoice() {
    onMain {
      let button = MenuButton(label: "Any Year", name: "Year")
      button.label = "1999"
      // In GTK 4.8, the inner button has its own name. Newer versions use this widget's name and description for it.
      if gtk_get_minor_version() > 8 {
        XCTAssertEqual(button.exposedLabel, "1999")
        XCTAssertEqual(button.exposedDescription, "Year")
      } else {
        XCTAssertEqual(button.exposedLabel, "Year")
      }
    }
  }
}

extension Button {
  /// The name that screen readers use: the label inside the button if GTK links to it, and the button's own otherwise.
  fileprivate var exposedName: String? {
    gtk_test_accessible_has_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0 ? label : exposedLabel
  }
}
