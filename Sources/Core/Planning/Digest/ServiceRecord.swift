import AppFoundation
import Foundation
import Library
import TMDB
import TitleIdentity

/// The services that offered a title when they were last requested, as far as arrivals follow from them.
struct ServiceRecord: Hashable, Sendable {
  /// The country of the services.
  var region: String
  /// The services that include the title in a subscription, or offer it for free or with ads.
  var services: Set<WatchProvider.ID>
  var checked: Date
  /// The arrivals that were noticed.
  var arrivals: [ServiceArrival] = []

  /// Records a new response, and returns the record. A service of the user that is new is an arrival.
  ///
  /// The first response in a country has no arrivals, because it's unknown what was there before.
  ///
  /// - Parameters:
  ///   - record: The earlier record; `nil` if there is none.
  ///   - mine: The services that the user subscribes to.
  static func after(
    _ record: ServiceRecord?, _ title: TitleReference, _ offered: CountryWatchProviders, in region: String,
    mine: Set<WatchProvider.ID>, at now: Date, on day: DayDate
  ) -> ServiceRecord {
    let streaming = offered.subscription + offered.free + offered.ads
    var new = ServiceRecord(region: region, services: Set(streaming.map(\.id)), checked: now)
    guard let record, record.region == region else { return new }
    var seen = record.services
    let arrived = streaming.filter { mine.contains($0.id) && seen.insert($0.id).inserted }
    // A service that has left the title again isn't shown any more.
    let remaining = record.arrivals.filter { new.services.contains($0.service) && $0.isRecent(on: day) }
    new.arrivals = remaining + arrived.map { ServiceArrival(title, on: $0.id, named: $0.name, day: day) }
    return new
  }
}

extension ServiceArrival {
  /// Whether the arrival is shown: for two weeks.
  func isRecent(on today: DayDate) -> Bool { (0...14).contains(day.days(until: today)) }
}
