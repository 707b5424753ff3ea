import CAdwaita
import Foundation
import GTK
import GTKTestSupport
import MatineeCore
import XCTest

@testable import MatineeApp

/// The preferences: as they are at first, with one that was refused, and decided by the environment.
extension Scene {
  static let preferences = [
    Scene("preferences/first") { try await preferences(Preferences(), $0) },
    Scene("preferences/refused") { size in
      let stage = try await preferences(Preferences(), size)
      let entry = try XCTUnwrap(stage.window.tree.first { $0.isA(gtk_entry_get_type()) })
      Entry(retaining: entry.pointer).text = "klingon"
      entry.emit("activate")
      try await stage.sees("“klingon” is not a language.")
      return stage
    },
    Scene("preferences/decided") { size in
      var decided = Preferences()
      decided.appearance = .dark
      decided.language = "pt-BR"
      decided.region = "BR"
      decided.includesAdult = true
      decided.pictureCacheMegabytes = 300
      return try await preferences(decided, decidedElsewhere: Set(Preference.allCases), size)
    },
  ]

  @MainActor private static func preferences(
    _ preferences: Preferences, decidedElsewhere: Set<Preference> = [], _ size: WindowSize
  ) async throws -> Stage {
    let model = PreferencesModel(preferences, decidedElsewhere: decidedElsewhere) { _, _ in }
    let store = KeptPictures(totalBytes: decidedElsewhere.isEmpty ? 34_300_000 : 0)
    let pictures = PictureCacheModel(locale: Locale(identifier: "en_US")) { store }
    let window = MatineePreferences.make(model, pictures: pictures, over: nil) {}
    let stage = try await stage(window, size) { window.present() }
    await pictures.finish()
    return stage
  }
}
