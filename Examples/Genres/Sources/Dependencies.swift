import Containment
import TMDB

/// Everything that the screens get from outside. Tests and the gallery replace the network and the file.
public struct Dependencies {
  /// The client for all requests.
  public var client: Client
  /// The source of posters.
  public var pictures: any ImageProviding
  /// The user's ratings.
  public var ratings: RatingStore
  /// The base URL and sizes of posters.
  public var images: ImageConfiguration

  public init(
    client: Client, pictures: any ImageProviding, ratings: RatingStore, images: ImageConfiguration = .standard
  ) {
    self.client = client
    self.pictures = pictures
    self.ratings = ratings
    self.images = images
  }
}
