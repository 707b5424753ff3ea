import CAdwaita
import Foundation
import GTK
import GTKTestSupport
import Library
import MatineeCore
import XCTest

@testable import MatineeApp

/// Choosing a profile: alone, among others, from a directory that works or fails, at launch, and as a guest.
extension Scene {
  static let profilesStates = [
    Scene("profiles/some") { size in
      try await profiles(library: try await family(), size, says: "Film Club").stage
    },
    Scene("profiles/menu") { size in
      let (_, stage) = try await profiles(library: try await family(), size, says: "Film Club")
      await stage.nextFrame()
      let list = try XCTUnwrap(stage.window.tree.first { $0.isMapped && $0.isA(gtk_list_view_get_type()) })
      let row = try XCTUnwrap(list.childWidgets.dropFirst().first)
      row.focus()
      XCTAssertTrue(row.pressShortcutUpwards("<Shift>F10"))
      try await stage.sees("Watch as")
      return stage
    },
    Scene("profiles/directory") { size in
      var ben = User.ben
      (ben.following, ben.followers) = ([User.chloe.id], [User.chloe.id, .owner])
      let directory = FixedDirectory(.success(UserListing([ben, .chloe], skipped: 2)))
      return try await profiles(directory: directory, size, says: "2 entries of the directory").stage
    },
    Scene("profiles/empty") { size in
      try await profiles(directory: FixedDirectory(.success(UserListing([]))), size, says: "Nobody Here Yet").stage
    },
    Scene("profiles/failed") { size in
      let missing = UserDirectoryError.usersNotFound(message: "There are no users at example.org/users.json.")
      return try await profiles(directory: FixedDirectory(.failure(missing)), size, says: "No Users Found").stage
    },
    Scene("profiles/asked") { size in
      let application = TestApplication(.scenes(TitleResponses.networking()), library: try await family())
      application.main.askWhoIsWatching()
      let stage = application.showPage(size)
      try await stage.sees("Film Club")
      return stage
    },
    Scene("profiles/shared") { size in
      let application = TestApplication(.scenes(TitleResponses.networking()), library: try await family())
      try await eventually("the others") { application.watching.isShared }
      application.main.coordinator.show(.featured(.popular))
      let stage = application.show(size)
      try await eventually("the list") { application.main.coordinator.isSettled }
      return stage
    },
    Scene("profiles/guest") { size in
      let application = TestApplication(.scenes(TitleResponses.networking()))
      application.main.coordinator.show(.lists)
      await application.watching.beGuest()
      let stage = application.show(size)
      try await stage.sees("You are browsing as a guest.")
      return stage
    },
    Scene("profiles/leaving") { try await stage(LeaveGuestWindow.present(over: nil, leave: {}, keep: {}), $0) {} },
    Scene("profiles/adding") { try await stage(writing(.adding), $0) {} },
    Scene("profiles/editing") { try await stage(writing(.editing(.ben)), $0) {} },
    Scene("profiles/unnamed") { size in
      let stage = try await stage(writing(.adding), size) {}
      try await stage.press("Add Profile")
      try await stage.sees("A profile needs a first name.")
      return stage
    },
  ]

  /// Returns the library of a household with three profiles, one of which has a long name.
  @MainActor package static func family() async throws -> LibraryModel {
    let model = LibraryModel(source: .tmdb) { try Library.inMemory() }
    let library = try await model.library()
    _ = try await library.write(by: .owner) { batch in
      try batch.change(
        .owner,
        ProfileFields(
          firstName: "Ana", lastName: "Lima", picture: "https://example.org/4.png", role: "Mother", teams: ["Family"]))
      for user in [User.ben, .chloe] { _ = try batch.makeProfile(user.fields, id: user.id) }
    }
    return model
  }

  /// - Parameter words: The text to wait for.
  @MainActor private static func profiles(
    library: LibraryModel? = nil, directory: FixedDirectory? = nil, _ size: WindowSize, says words: String
  ) async throws -> (application: TestApplication, stage: AppFixture) {
    let application = TestApplication(.scenes(TitleResponses.networking()), library: library)
    if let directory { application.watching.directory = directory }
    application.main.coordinator.show(.profiles)
    let stage = application.showPage(size)
    try await stage.sees(words)
    return (application, stage)
  }

  @MainActor private static func writing(_ request: ProfileWindow.Request) -> Window {
    ProfileWindow.present(
      request, ProfilePictures(), images: PipelineImages(loader: NoPictures()), desktop: .live, over: nil
    ) { _ in true }
  }
}

/// A directory that always returns the same result.
package struct FixedDirectory: UserDirectory {
  package let isEditable = false
  private let answer: Result<UserListing, UserDirectoryError>

  package init(_ answer: Result<UserListing, UserDirectoryError>) { self.answer = answer }

  package func users() async throws(UserDirectoryError) -> UserListing { try answer.get() }
}

extension User {
  package static let ben = User(
    ProfileID(rawValue: "ben"),
    fields: ProfileFields(firstName: "Ben", lastName: "Lima", role: "Son", teams: ["Family", "Film Club"]))
  package static let chloe = User(
    ProfileID(rawValue: "chloe"),
    fields: ProfileFields(
      firstName: "Chloé-Alexandrine", lastName: "de Montmorency-Luxembourg",
      role: "Grandmother, who watches nothing but silent films", teams: ["Family"]))
}
