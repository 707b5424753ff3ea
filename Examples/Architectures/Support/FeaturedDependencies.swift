import Containment
import Foundation
import SampleCatalogue
import TMDB

/// The dependencies that every implementation of the feature receives.
public struct FeaturedDependencies {
  /// The client for all requests.
  public var client: Client
  /// The source of posters.
  public var pictures: any ImageProviding
  /// The base URL and sizes of posters.
  public var images: ImageConfiguration
  /// The clock for the pause before a search. Tests pass one that they advance.
  public var clock: any Clock<Duration>
  /// The time without typing after which a search starts.
  public var searchDelay = Duration.milliseconds(300)

  public init(
    client: Client, pictures: any ImageProviding, images: ImageConfiguration = .standard,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.client = client
    self.pictures = pictures
    self.images = images
    self.clock = clock
  }
}

extension FeaturedDependencies {
  /// Returns dependencies that use the built-in sample catalogue, without a network.
  public static func sample() -> FeaturedDependencies {
    let networking = SampleNetworking()
    return FeaturedDependencies(client: Client(networking: networking), pictures: FeaturedPictures(networking))
  }

  /// Returns dependencies that use a server with TMDB's API, such as `matinee-sample-server`.
  public static func server(_ address: URL) -> FeaturedDependencies {
    let networking = HTTPNetworking(plainOrigins: [address])
    let client = Client(
      networking: networking, credential: .apiKey("any"), configuration: ClientConfiguration(baseURL: address))
    let images = ImageConfiguration(
      baseURL: address.appending(path: "t/p/"), sizes: ImageConfiguration.standard.sizes)
    return FeaturedDependencies(client: client, pictures: FeaturedPictures(networking), images: images)
  }
}
