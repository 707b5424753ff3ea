import AppFoundation
import Catalogue
import Foundation
import Library
import Planning
import TitleIdentity
import Tracking

/// Arrivals of listed titles on the user's services.
extension MatineeApplication {
  /// Compares the services of listed titles in the background, while nothing else is being requested.
  func compareServices() {
    serviceComparison = Task(priority: .background) { [weak self] in
      var pause = pauseBeforeServices
      while (try? await Task.sleep(for: pause)) != nil {
        guard (await self?.compareServicesNow()) != nil else { return }
        pause = serviceInterval
      }
    }
  }

  private func compareServicesNow() async {
    let client = catalogue.client
    guard !session.isGuest, client.cache != nil,
      let choices = ServiceChecks.Choices(region: catalogue.format.region, myServices.ids)
    else { return arrivals.show([]) }
    let (checks, model) = (ServiceChecks(client, servicesFile), session.library)
    guard let titles = try? await model.library().titlesForServices(of: model.profile, from: model.source) else {
      return
    }
    arrivals.show(await checks.arrivals(of: titles, for: choices))
    await checks.refresh(titles, for: choices) { try await Task.sleep(for: requestInterval) }
    // Another profile may have been chosen meanwhile.
    guard session.library === model else { return }
    arrivals.show(await checks.arrivals(of: titles, for: choices))
  }
}

/// The time between the launch and the first comparison, which would slow it down.
private let pauseBeforeServices = Duration.seconds(45)
private let serviceInterval = Duration.seconds(3_600)
/// The time between two requests, so that they take up only a part of what TMDB allows.
private let requestInterval = Duration.milliseconds(250)
