/// The targets for companies.
public enum CompanyTarget {
  /// Returns a target for a company's details.
  public static func details(_ id: Company.ID) -> Target<CompanyDetails> {
    Target("/company/\(id)", cache: .nothing)
  }

  /// Returns a target for the company's alternative names.
  public static func alternativeNames(_ id: Company.ID) -> Target<AlternativeNames> {
    Target("/company/\(id)/alternative_names", cache: .nothing)
  }

  /// Returns a target for the company's logos.
  public static func images(_ id: Company.ID) -> Target<ImageSet> {
    Target("/company/\(id)/images", cache: .nothing)
  }
}

/// The targets for TV networks and streaming services.
public enum NetworkTarget {
  /// Returns a target for a network's details.
  public static func details(_ id: Network.ID) -> Target<NetworkDetails> {
    Target("/network/\(id)", cache: .nothing)
  }

  /// Returns a target for the network's alternative names.
  public static func alternativeNames(_ id: Network.ID) -> Target<AlternativeNames> {
    Target("/network/\(id)/alternative_names", cache: .nothing)
  }

  /// Returns a target for the network's logos.
  public static func images(_ id: Network.ID) -> Target<ImageSet> {
    Target("/network/\(id)/images", cache: .nothing)
  }
}
