// The subjects of images: the title, person, company or service that a file name stands for.

extension SampleData {
  /// Returns the subject of an image, or `nil` if there is none.
  func subject(of file: PictureFile) throws(ErrorResponse) -> ArtworkSubject? {
    switch file.kind {
    case .poster, .backdrop: return try titleSubject(file)
    case .profile:
      guard let person = try people()[file.id] else { return nil }
      return file.subject(person.name, person.department, Int(person.birthday?.prefix(4) ?? ""), [])
    case .still:
      guard let (show, season, index) = try episode(file.id) else { return nil }
      return file.subject(season.episodes[index].name, show.name, show.year, show.genres)
    case .collection:
      return try collectionSubject(file)
    case .logo:
      let names = try names()
      guard let entry = names.companies[file.id] ?? names.networks[file.id] else { return nil }
      return file.subject(entry.name, "", nil, [])
    case .service:
      guard let service = try services().all.first(where: { $0.pictureID == file.id }) else { return nil }
      return file.subject(service.name, "", nil, [])
    }
  }
}

extension SampleData {
  private func titleSubject(_ file: PictureFile) throws(ErrorResponse) -> ArtworkSubject? {
    if let movie = try movies()[file.id] {
      let director = movie.crew.first { $0.role == "Director" }?.name ?? ""
      guard let title = try title(on: file, movie.title, \.movie, movie.key) else { return nil }
      return file.subject(title, director, movie.year, movie.genres)
    }
    if let show = try shows()[file.id] {
      guard let name = try title(on: file, show.name, \.tv, show.key) else { return nil }
      return file.subject(name, show.networks.first ?? "", show.year, show.genres)
    }
    if file.language != nil { return nil }
    if file.kind == .backdrop { return try collectionSubject(file) }
    for show in try shows().all {
      guard let season = show.seasons.first(where: { $0.id == file.id }) else { continue }
      return file.subject(show.name, season.name, Int(season.airDate?.prefix(4) ?? "") ?? show.year, show.genres)
    }
    return nil
  }

  /// Returns the title on a poster, or `nil` if there is no poster in that language.
  private func title(
    on file: PictureFile, _ title: String, _ kind: KeyPath<Translations, [String: [String: Translations.Texts]]>,
    _ key: String
  ) throws(ErrorResponse) -> String? {
    guard let language = file.language else { return title }
    let texts = try translations()[keyPath: kind][key]?[language]
    return texts.map { $0.title.isEmpty ? title : $0.title }
  }

  private func collectionSubject(_ file: PictureFile) throws(ErrorResponse) -> ArtworkSubject? {
    guard let collection = try names().collections[file.id] else { return nil }
    let genres = try movies().all.first { $0.collection == collection.name }?.genres ?? []
    return file.subject(collection.name, "", nil, genres)
  }

  private func episode(_ id: Int) throws(ErrorResponse) -> (SampleShow, Season, Int)? {
    for show in try shows().all {
      for season in show.seasons {
        if let index = season.episodes.firstIndex(where: { $0.id == id }) { return (show, season, index) }
      }
    }
    return nil
  }
}

extension PictureFile {
  /// Returns the subject with a different seed for each variant.
  fileprivate func subject(_ title: String, _ subtitle: String, _ year: Int?, _ genres: [Int]) -> ArtworkSubject {
    ArtworkSubject(
      kind: kind.artwork, seed: id + (variant - 1) * 1_000_003, title: title, subtitle: subtitle, year: year,
      genres: genres)
  }
}
