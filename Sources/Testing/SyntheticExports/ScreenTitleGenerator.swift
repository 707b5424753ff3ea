/// A generator of titles of movies and shows.
struct ScreenTitleGenerator: TitleGenerator {
  private let words = Vocabulary(frequent: frequentWords, count: 90_000, seed: 11)
  private let accented = Vocabulary(frequent: [], count: 30_000, seed: 12, hasAccents: true)
  /// Recent titles, as candidates for sequels.
  private var previousTitles: [String] = []

  mutating func title(_ random: inout SplitMix64) -> String {
    if random.chance(0.05), !previousTitles.isEmpty { return sequel(&random) }
    if random.chance(0.09) { return otherScript(&random) }
    let title = phrase(&random)
    if previousTitles.count < 400 { previousTitles.append(title) } else { previousTitles[random.below(400)] = title }
    return title
  }
}

extension ScreenTitleGenerator {
  private func phrase(_ random: inout SplitMix64) -> String {
    let isAccented = random.chance(0.12)
    let vocabulary = isAccented ? accented : words
    var parts: [String] = []
    if random.chance(0.3) { parts.append(random.pick(isAccented ? otherArticles : ["The", "The", "The", "A", "An"])) }
    let length = [1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 5][random.below(11)]
    for position in 0..<length {
      if position > 0, random.chance(0.3) { parts.append(random.pick(connectors)) }
      parts.append(vocabulary.word(&random))
    }
    if random.chance(0.02) { parts[parts.count - 1] += "’s " + vocabulary.word(&random) }
    if random.chance(0.01) { parts.append("\(1_900 + random.below(130))") }
    return parts.joined(separator: random.chance(0.01) ? "-" : " ")
  }

  private func sequel(_ random: inout SplitMix64) -> String {
    let first = random.pick(previousTitles)
    let number = 2 + random.below(5)
    return switch random.below(4) {
    case 0: "\(first) \(number)"
    case 1: "\(first) \(romanNumerals[number - 2])"
    case 2: "\(first): Part \(romanNumerals[number - 2])"
    default: "\(first): \(phrase(&random))"
    }
  }

  private func otherScript(_ random: inout SplitMix64) -> String {
    let script = random.pick(Script.all)
    let number = script.isSpaced ? 1 + random.below(3) : 1
    return (0..<number).map { _ in
      let letters = script.isSpaced ? 3 + random.below(6) : 2 + random.below(8)
      return String(
        String.UnicodeScalarView((0..<letters).map { _ in script.letters[random.zipf(script.letters.count)] }))
    }.joined(separator: " ")
  }
}

/// The letters of a script, most frequent first.
private struct Script {
  let letters: [Unicode.Scalar]
  let isSpaced: Bool

  init(_ text: String, isSpaced: Bool) {
    letters = Array(text.unicodeScalars)
    self.isSpaced = isSpaced
  }

  static let all = [
    Script("оаеинтслвркмдпуяызьбгчйхжшюцщэфё", isSpaced: true),
    Script("ンのイルスーラトリアクドシレタジマッロフメムキコサテニカウバブオプエズ", isSpaced: false),
    Script("的人大一中女之天生爱我不小日心花国年家龙上夜月情王在子水山风海星火雪", isSpaced: false),
    Script("이의아사나가다인지은리는도기하수자라정한그대어여로마스전우고시일비", isSpaced: true),
    Script("αοιεστνηυρπκμλωδγθφχβξζψ", isSpaced: true),
    Script("اليمنرتبدسعهفحكقشجطصخ", isSpaced: true),
    Script("কারনেমবিতসলপদযগহ", isSpaced: true),
  ]
}

private let romanNumerals = ["II", "III", "IV", "V", "VI"]
private let otherArticles = ["La", "Le", "El", "Les", "Los", "Der", "Das", "Il", "L’", "Une", "O"]
private let connectors = ["of", "of the", "in", "in the", "and", "&", "to", "for", "with", "de", "on"]
private let frequentWords = """
  Love Man Night Life Day Girl World Story House Dead Last Time Woman Blood King Black Dark Little Home One My Christmas \
  War Death Boy Red Live City Secret Game Dream White Murder Big Heart Good Men Children Summer Star Road Lost Fire New \
  Blue Way Family Ghost Hell Wild First Water Girls Moon Sun Old Street Island Paradise Return Young Devil Killer Golden \
  Queen Wife Brother Sister Mother Father Son Daughter Dragon Wolf Dog Cat River Mountain Sea Sky Winter Spring Snow \
  Rain Light Shadow Silence Music Song Dance Train School Hotel Party Money Gold Silver Iron Stone Glass Paper Mirror \
  Angel Hero Monster Zombie Vampire Witch Stranger Hunter Soldier Detective Doctor Prince Princess Bride Wedding Journey
  """.split(whereSeparator: \.isWhitespace).map(String.init)
