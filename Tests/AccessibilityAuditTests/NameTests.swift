import AccessibilityAudit
import CAdwaita
import Foundation
import GTK
import GTKTestSupport
import XCTest

/// Tests that the audit checks the names that GTK 4.8 exposes on the accessibility bus.
final class NameTests: GTKTestCase {
  func testChildOfControlNeedsNoName() {
    onMain {
      let button = Widget(new: gtk_button_new())
      button.accessibleLabel = "Folder"
      gtk_button_set_child(button.cast(), gtk_image_new_from_icon_name("folder-symbolic"))
      let findings = try await AuditFixture([button]).findings(.typeNameAsName, .unnamedControl, .undescribedPicture)
      XCTAssertEqual(findings, [])
    }
  }

  func testInvisibleControlsAreIgnored() {
    onMain {
      let transparent = Widget(new: gtk_button_new_from_icon_name("folder-symbolic"))
      gtk_widget_set_opacity(transparent.widget, 0)
      let onHiddenPage = Widget(new: gtk_button_new_from_icon_name("folder-symbolic"))
      let stack = Stack(transition: .none)
      stack.add(Label("Seen"))
      stack.add(onHiddenPage)
      let findings = try await AuditFixture([transparent, stack]).findings()
      XCTAssertEqual(findings, [])
    }
  }

  func testTooltipDoesNotCountAsName() {
    onMain {
      let button = Widget(new: gtk_button_new_from_icon_name("folder-symbolic"))
      button.tooltip = "Folder"
      let findings = try await AuditFixture([button]).findings(.typeNameAsName, .unnamedControl)
      XCTAssertEqual(findings, ["typeNameAsName: button"])
    }
  }

  func testRowWithoutNameIsFound() {
    onMain {
      let list = Widget(new: gtk_list_box_new())
      list.accessibleLabel = "Rows"
      let row = Label("A row")
      gtk_list_box_append(list.opaque, row.widget)
      let findings = try await AuditFixture([list]).findings(.typeNameAsName, .unnamedControl)
      XCTAssertEqual(findings, ["unnamedControl: list item"])
    }
  }

  func testControlInAccessibilityHiddenBoxIsFound() {
    onMain {
      let box = Box(.vertical, [Button(label: "Hidden from some")])
      box.setAccessibleHidden(true)
      let findings = try await AuditFixture([box]).findings(.unnamedControl)
      XCTAssertEqual(findings, ["unnamedControl: button “Hidden from some”"])
    }
  }

  func testControlOnAccessibilityHiddenStackPageIsFound() {
    onMain {
      let (stack, page) = (Stack(transition: .none), Box(.vertical, [Button(label: "Hidden from some")]))
      stack.add(page)
      matinee_set_accessible_state(
        gtk_stack_get_page(stack.opaque, page.widget).map { .init($0) }, GTK_ACCESSIBLE_STATE_HIDDEN, 1)
      let findings = try await AuditFixture([stack]).findings(.unnamedControl)
      XCTAssertEqual(findings, ["unnamedControl: button “Hidden from some”"])
    }
  }

  func testPictureWithOnlyAlternativeTextIsFound() {
    onMain {
      let picture = Widget(new: gtk_picture_new())
      gtk_picture_set_alternative_text(picture.opaque, "A lighthouse")
      picture.setMinimumSize(width: 30, height: 30)
      let findings = try await AuditFixture([picture]).findings(.typeNameAsName, .undescribedPicture)
      XCTAssertEqual(findings, ["typeNameAsName: img"])
    }
  }

  func testOpenMenuIsAudited() {
    onMain {
      let menu = MenuButton(icon: "open-menu-symbolic", name: "Menu", menu: Menu(sections: [[("About", "app.about")]]))
      let fixture = AuditFixture([menu])
      _ = try await fixture.report([.smallTarget])
      let popover = try XCTUnwrap(gtk_menu_button_get_popover(menu.opaque).map { Widget(retaining: $0) })
      gtk_accessible_reset_property(popover.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL)
      gtk_menu_button_popup(menu.opaque)
      try await eventually("the menu") { popover.isMapped && popover.size.width > 1 }
      let report = try await fixture.report([.typeNameAsName])
      XCTAssertEqual(report.findings.map(\.surfaceIndex), [1], report.list)
      let folder = FileManager.default.temporaryDirectory.appending(path: "audit-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let files = try report.savePictures(to: folder, name: "menu")
      XCTAssertEqual(files.map(\.lastPathComponent), ["menu-2.png"])
      fixture.window.destroy()
    }
  }
}
