import Library
import TMDB
import TitleIdentity

/// The arrival of a title on a streaming service. Apps must credit JustWatch, the source of the data.
public struct ServiceArrival: Identifiable, Hashable, Sendable {
  public var id: String { "\(title.key) on \(service)" }
  public var title: TitleReference
  public var service: WatchProvider.ID
  /// The name of the service.
  public var serviceName: String
  /// The day on which the arrival was noticed.
  public var day: DayDate

  public init(_ title: TitleReference, on service: WatchProvider.ID, named serviceName: String, day: DayDate) {
    (self.title, self.service, self.serviceName, self.day) = (title, service, serviceName, day)
  }
}
