import AppFoundation
import Catalogue
import Foundation
import Library
import LoadingState
import Localization
import Observation
import TitleIdentity

/// A title in which the user isn't interested.
public struct HiddenTitle: Identifiable, Hashable, Sendable {
  public var id: TitleID { title.id }
  public let reference: TitleReference
  public let title: TitleSummary
}

/// The titles in which the current profile isn't interested, the latest choice first, kept up to date.
@MainActor @Observable
public final class HiddenTitlesModel {
  /// The titles; `nil` until they have been read.
  public private(set) var titles: [HiddenTitle]?
  @ObservationIgnored public let library: LibraryModel
  @ObservationIgnored private let format: PageFormat
  @ObservationIgnored private var observation: Task<Void, Never>?

  public init(_ library: LibraryModel, format: PageFormat) {
    self.library = library
    self.format = format
  }

  isolated deinit { observation?.cancel() }

  /// Reads the titles and starts observing them.
  public func load() async throws(LibraryError) {
    let opened = try await library.library()
    if observation == nil {
      observation = Task { [weak self, profile = library.profile] in
        for await choices in opened.observeDismissedTitles(of: profile) { self?.show(choices) }
      }
    }
    let choices = try await opened.dismissedTitles(of: library.profile)
    // Titles from the observation are at least as recent.
    if titles == nil { show(choices) }
  }

  /// Shows a title again wherever one browses.
  public func restore(_ title: HiddenTitle) {
    library.begin { [library] in await library.setInterest(true, in: title.reference) }
  }

  private func show(_ choices: [TitleChoice]) {
    titles = choices.map(\.title).filter { $0.source == library.source }.map {
      HiddenTitle(reference: $0, title: TitleSummary($0, format: format))
    }
  }
}

extension HiddenTitlesModel: LibraryContent {
  public var isEmpty: Bool? { titles?.isEmpty }
  public var emptyMessage: StateMessage {
    StateMessage(
      icon: "view-conceal-symbolic", title: tr("No Hidden Titles"),
      explanation: tr(
        "Choose “Not Interested” in the menu of a film or series to hide it from lists and shelves. Search still finds it."
      ))
  }
}

extension LibraryModel {
  /// Hides a title wherever one browses, or shows it again.
  @discardableResult
  public func setInterest(_ isInterested: Bool, in title: TitleReference) async -> Bool {
    await perform(ChoiceText.interest(isInterested, in: title)) { try $0.setInterest(isInterested, in: title) }
  }

  /// Whether the user isn't interested in a title. Observable.
  public func isHidden(_ title: TitleReference.Key) -> Bool { status(of: title)?.choices.isDismissed ?? false }
}
