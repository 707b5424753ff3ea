/// What can be asked about companies.
public enum CompanyTarget {
  /// Everything about a company.
  public static func details(_ id: Company.ID) -> Target<CompanyDetails> {
    Target("/company/\(id)")
  }

  /// Its other names.
  public static func alternativeNames(_ id: Company.ID) -> Target<AlternativeNames> {
    Target("/company/\(id)/alternative_names")
  }

  /// Its logos.
  public static func images(_ id: Company.ID) -> Target<ImageSet> {
    Target("/company/\(id)/images")
  }
}

/// What can be asked about broadcasters and streaming services.
public enum NetworkTarget {
  /// Everything about a network.
  public static func details(_ id: Network.ID) -> Target<NetworkDetails> {
    Target("/network/\(id)")
  }

  /// Its other names.
  public static func alternativeNames(_ id: Network.ID) -> Target<AlternativeNames> {
    Target("/network/\(id)/alternative_names")
  }

  /// Its logos.
  public static func images(_ id: Network.ID) -> Target<ImageSet> {
    Target("/network/\(id)/images")
  }
}
