// Stands in for the drawing until it is there: the same interface, one grey picture.
import Foundation

public struct ArtworkSubject: Hashable, Sendable {
  public enum Kind: String, Sendable { case poster, backdrop, profile, still, logo }

  public var kind: Kind
  public var seed: Int
  public var title: String
  public var subtitle: String
  public var year: Int?
  public var genres: [Int]

  public init(kind: Kind, seed: Int, title: String, subtitle: String, year: Int?, genres: [Int]) {
    self.kind = kind
    self.seed = seed
    self.title = title
    self.subtitle = subtitle
    self.year = year
    self.genres = genres
  }
}

public struct PictureSize: Hashable, Sendable {
  private let name: String

  public init?(_ name: String) {
    guard name == "original" || ["w", "h"].contains(name.prefix(1)) && Int(name.dropFirst()) != nil else { return nil }
    self.name = name
  }

  public func pixels(for kind: ArtworkSubject.Kind) -> (width: Int, height: Int) {
    switch kind {
    case .poster: (1000, 1500)
    case .backdrop: (1920, 1080)
    case .profile: (800, 1200)
    case .still: (1280, 720)
    case .logo: (500, 250)
    }
  }
}

public enum ArtworkError: Error {
  case failed
}

public enum Artwork {
  public static func jpeg(of subject: ArtworkSubject, size: PictureSize) throws(ArtworkError) -> Data {
    guard let data = Data(base64Encoded: grey) else { throw .failed }
    return data
  }

  private static let grey = """
    /9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQ\
    Ew8QEBD/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==
    """
}
