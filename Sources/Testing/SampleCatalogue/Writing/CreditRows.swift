// Casts and crews as JSON: by title for credits, by person for aggregate credits.

/// The cast and crew of a title with their people.
struct TitleCredits {
  let title: Int
  let cast: [Credit]
  let crew: [Credit]
  let people: IndexedItems<Person>

  /// Returns the cast.
  ///
  /// - Parameter countsCast: Whether to add `cast_id`, which movies have and shows don't.
  func castRows(countsCast: Bool) -> JSON {
    rows(cast, .cast) { index, credit in
      let count: JSON = countsCast ? ["cast_id": .int(index + 1)] : [:]
      return count.adding([
        "character": .string(credit.role),
        "credit_id": .string(CreditPosition(title: title, part: .cast, index: index).id),
        "order": .int(index),
      ])
    }
  }

  func crewRows() -> JSON {
    rows(crew, .crew) { index, credit in
      [
        "credit_id": .string(CreditPosition(title: title, part: .crew, index: index).id),
        "department": .string(Jobs.department(of: credit.role)),
        "job": .string(credit.role),
      ]
    }
  }

  func aggregate(episodes: Int) -> JSON {
    let cast = rows(cast, .cast) { index, credit in
      let role: JSON = [
        "credit_id": .string(CreditPosition(title: title, part: .cast, index: index).id),
        "character": .string(credit.role),
        "episode_count": .int(episodes),
      ]
      return ["roles": [role], "total_episode_count": .int(episodes), "order": .int(index)]
    }
    let crew = rows(crew, .crew) { index, credit in
      let job: JSON = [
        "credit_id": .string(CreditPosition(title: title, part: .crew, index: index).id),
        "job": .string(credit.role),
        "episode_count": .int(episodes),
      ]
      return [
        "jobs": [job], "department": .string(Jobs.department(of: credit.role)),
        "total_episode_count": .int(episodes),
      ]
    }
    return ["cast": cast, "crew": crew]
  }
}

extension TitleCredits {
  private func rows(_ credits: [Credit], _ part: CreditPosition.Part, _ more: (Int, Credit) -> JSON) -> JSON {
    .array(
      credits.enumerated().compactMap { index, credit in
        people[credit.name].map { $0.row.adding(more(index, credit)) }
      })
  }
}
