/// What a row of a list knew, as the start of a page.
extension TitleSummary {
  public init(_ row: TitleRow) {
    id = row.id
    title = row.title
    years = row.years
    date = row.date.isEmpty ? nil : row.date
    rating = RatingText(row)
    poster = row.poster
    backdrop = row.backdrop
    overview = row.overview.isEmpty ? nil : row.overview
    spoken = row.spoken
  }
}

extension RatingText {
  init(_ row: TitleRow) {
    value = row.rating
    score = row.score
    spoken = row.rating
  }
}
