import AppTestSupport
import CAdwaita
import Foundation
import GTK
import GTKTestSupport
import XCTest

/// Reproducible screenshots of scenes, without animations, blinking cursors, accidental focus or the user's desktop
/// settings.
@MainActor
enum ScreenshotTaker {
  /// Returns a screenshot of a scene in a separate window, once the scene has stopped changing.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - variant: The variant to show.
  ///   - change: Changes the window, once it is on screen and before the screenshot.
  ///   - inspect: Receives the window right after the screenshot.
  static func picture(
    of scene: Scene, _ variant: Variant, change: (Window) -> Void = { _ in }, inspect: (Window) -> Void = { _ in }
  ) async throws -> Bitmap {
    _ = pinSettings
    return try await variant.appearance.use {
      let fixture = try await scene.open(variant.appearance.size)
      defer { fixture.close() }
      gtk_window_set_focus_visible(fixture.window.cast(), scene.showsFocus ? 1 : 0)
      try await eventually("\(scene.name) on screen") { fixture.window.isMapped && fixture.window.size.width > 1 }
      if !scene.showsSegments { fixture.hideSegments() }
      change(fixture.window)
      let picture = try await settledPicture(fixture, "\(scene.name), \(variant.rawValue)")
      XCTAssertFalse(fixture.window.isUnderPointer, "\(scene.name): the pointer is over the window")
      inspect(fixture.window)
      return picture
    }
  }
}

extension ScreenshotTaker {
  /// Pins the settings once, before the first window: GTK 4.8 fails if overlay scrolling is set after a scrolled window
  /// has been destroyed.
  private static let pinSettings: Void = {
    guard let settings = gtk_settings_get_default().map({ Object(retaining: UnsafeMutableRawPointer($0)) }) else {
      return
    }
    settings.setProperty("gtk-font-name", "Cantarell 11")
    settings.setProperty("gtk-icon-theme-name", "Adwaita")
    settings.setProperty("gtk-decoration-layout", "appmenu:close")
    settings.setProperty("gtk-xft-hintstyle", "hintnone")
    settings.setProperty("gtk-xft-rgba", "none")
    settings.setProperty("gtk-xft-antialias", 1)
    settings.setProperty("gtk-xft-hinting", 0)
    settings.setProperty("gtk-hint-font-metrics", false)
    settings.setProperty("gtk-overlay-scrolling", true)
    settings.setProperty("gtk-cursor-blink", false)
    settings.setProperty("gtk-enable-animations", false)
  }()

  /// Waits until the scene is loaded and the image hasn't changed for some frames.
  private static func settledPicture(_ fixture: AppFixture, _ name: String) async throws -> Bitmap {
    var last: Bitmap?
    var unchangedFrames = 0
    for _ in 0..<200 {
      // GTK lays out the window only after the X server has answered its requests.
      gdk_display_sync(gdk_display_get_default())
      await fixture.nextFrame()
      // The window can't be drawn during layout.
      let next = fixture.isReady ? picture(of: fixture.window) : nil
      unchangedFrames = next != nil && next == last ? unchangedFrames + 1 : 0
      if let next, unchangedFrames == requiredUnchangedFrames { return next }
      last = next
    }
    throw IdleTimeout(name: name)
  }

  /// Returns a screenshot of the window with its open menus, which can extend beyond it.
  private static func picture(of window: Window) -> Bitmap? {
    guard let picture = window.screenshot().map(Bitmap.init) else { return nil }
    return window.openMenus.compactMap(\.placedPicture).reduce(picture) { sheet, menu in
      let right = max(sheet.width, menu.x + menu.picture.width)
      var sheet = sheet.extended(toWidth: right, height: max(sheet.height, menu.y + menu.picture.height))
      sheet.draw(menu.picture, x: menu.x, y: menu.y)
      return sheet
    }
  }

  private struct IdleTimeout: Error, CustomStringConvertible {
    var name: String
    var description: String { "\(name) didn’t settle within 200 frames" }
  }
}

extension Scene {
  /// Whether the scene shows the keyboard focus.
  fileprivate var showsFocus: Bool { name.hasSuffix("-focused") }
}

extension Widget {
  fileprivate var openMenus: [Widget] { tree.filter { $0.isMapped && $0.isA(gtk_popover_get_type()) } }

  /// Whether a widget is drawn with the hover style. Always `false` while a menu is open, because the menu's first item
  /// has this style even without a pointer.
  fileprivate var isUnderPointer: Bool {
    openMenus.isEmpty
      && tree.contains { gtk_widget_get_state_flags($0.widget).rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0 }
  }

  /// A menu's image and its position relative to the window.
  fileprivate var placedPicture: (picture: Bitmap, x: Int, y: Int)? {
    guard let surface = gtk_native_get_surface(opaque), let picture = screenshot() else { return nil }
    var (x, y) = (0.0, 0.0)
    gtk_native_get_surface_transform(opaque, &x, &y)
    return (
      Bitmap(picture), Int(gdk_popup_get_position_x(surface)) + Int(x), Int(gdk_popup_get_position_y(surface)) + Int(y)
    )
  }
}

/// The number of unchanged frames to wait for.
private let requiredUnchangedFrames = 2
