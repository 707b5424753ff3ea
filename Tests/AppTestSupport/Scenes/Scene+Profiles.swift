import CAdwaita
import Catalogue
import Foundation
import GTK
import GTKTestSupport
import Library
import TitleIdentity
import Tracking
import XCTest

@testable import CatalogueUI
@testable import MatineeApp
@testable import ScreenFoundation
@testable import TrackingUI

/// Choosing a profile: alone, among others, from a directory that works or fails, at launch, and as a guest.
extension Scene {
  static let profilesStates = [
    Scene("profiles/some") { size in
      try await profiles(library: try await family(), size, waitingFor: "Film Club").fixture
    },
    Scene("profiles/menu") { size in
      let (_, fixture) = try await profiles(library: try await family(), size, waitingFor: "Film Club")
      await fixture.nextFrame()
      let list = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(gtk_list_view_get_type()) })
      let row = try XCTUnwrap(list.childWidgets.dropFirst().first)
      row.focus()
      XCTAssertTrue(row.pressShortcutFromFocus("<Shift>F10"))
      try await fixture.waitForText("Switch to")
      return fixture
    },
    Scene("profiles/directory") { size in
      var ben = User.ben
      (ben.following, ben.followers) = ([User.chloe.id], [User.chloe.id, .owner])
      let directory = FixedDirectory(.success(UserListing([ben, .chloe], skipped: 2)))
      return try await profiles(directory: directory, size, waitingFor: "2 profiles on the server").fixture
    },
    Scene("profiles/empty") { size in
      try await profiles(directory: FixedDirectory(.success(UserListing([]))), size, waitingFor: "No People Yet")
        .fixture
    },
    Scene("profiles/failed") { size in
      let missing = UserDirectoryError.usersNotFound(message: "There are no profiles at example.org/users.json.")
      return try await profiles(directory: FixedDirectory(.failure(missing)), size, waitingFor: "No People Found")
        .fixture
    },
    Scene("profiles/chooser") { size in
      let application = TestApplication(catalogue, library: try await family())
      application.main.showProfileChooser()
      let fixture = application.show(size)
      try await fixture.waitForText("Film Club")
      return fixture
    },
    Scene("profiles/shared") { size in
      let application = TestApplication(catalogue, library: try await family())
      try await eventually("the others") { application.session.isShared }
      let fixture = application.open(FeaturedDestination(.popular), size)
      try await eventually("the list") { application.main.coordinator.isSettled }
      return fixture
    },
    Scene("profiles/guest") { size in
      let application = TestApplication(catalogue)
      application.main.coordinator.show(ListsDestination())
      await application.session.switchToGuest()
      let fixture = application.show(size)
      try await fixture.waitForBanner("You’re browsing as a guest.", titled: "Guest")
      return fixture
    },
    Scene("profiles/leaving") { try await fixture(LeaveGuestWindow.present(over: nil, leave: {}, save: {}), $0) {} },
    Scene("profiles/adding") { try await fixture(writing(.adding), $0) {} },
    Scene("profiles/editing") { try await fixture(writing(.editing(.ben)), $0) {} },
    Scene("profiles/unnamed") { size in
      let fixture = try await fixture(writing(.adding), size) {}
      try await fixture.press("Add Profile")
      try await fixture.waitForText("Enter a first name.")
      return fixture
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
      for user in [User.ben, .chloe] { _ = try batch.createProfile(user.fields, id: user.id) }
    }
    return model
  }

  /// - Parameter text: The text to wait for.
  @MainActor private static func profiles(
    library: LibraryModel? = nil, directory: FixedDirectory? = nil, _ size: WindowSize, waitingFor text: String
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    let application = TestApplication(catalogue, library: library)
    if let directory { application.session.directory = directory }
    let fixture = application.open(ProfilesDestination(), size)
    try await fixture.waitForText(text)
    return (application, fixture)
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
