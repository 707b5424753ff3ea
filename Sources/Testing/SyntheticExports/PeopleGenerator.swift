/// A generator of people's names, which has far fewer first names than last names.
struct PeopleGenerator: TitleGenerator {
  private let first = Vocabulary(frequent: frequentFirstNames, count: 12_000, seed: 21)
  private let last = Vocabulary(frequent: frequentLastNames, count: 220_000, seed: 22)
  private let accentedLast = Vocabulary(frequent: [], count: 40_000, seed: 23, hasAccents: true)

  mutating func title(_ random: inout SplitMix64) -> String {
    var name = first.word(&random)
    if random.chance(0.08) { name += " \(random.pick(Array("ABCDEFGHJKLMNPRSTW")))." }
    if random.chance(0.05) { name += "-" + first.word(&random) }
    name += " " + (random.chance(0.15) ? accentedLast : last).word(&random)
    if random.chance(0.01) { name += " Jr." }
    return name
  }
}

private let frequentFirstNames = """
  John Michael David James Robert Maria Paul Peter Anna Thomas Daniel Mark Richard Alex William George Chris Andrea Martin \
  Laura Sarah Jean José Carlos Juan Ana Luis Marie Julia Kim Lee Jack Tom Sam Ben Max Emma Olivia Sofia Elena Eva Nina Ali \
  Ahmed Mohamed Yuki Hiroshi Wei Ivan Sergei Olga Natalia Marco Luca Giulia Pierre François René Björn Jürgen Søren
  """.split(whereSeparator: \.isWhitespace).map(String.init)
private let frequentLastNames = """
  Smith Lee Kim Johnson Williams Brown Jones Miller Davis García Rodríguez Martínez Hernández López González Wilson Anderson \
  Taylor Thomas Moore Jackson Martin Thompson White Harris Clark Lewis Robinson Walker Young Allen King Wright Scott Hill \
  Green Adams Nelson Baker Hall Rossi Müller Schmidt Silva Santos Ivanov Petrov Tanaka Suzuki Wang Li Zhang Chen Singh Kumar
  """.split(whereSeparator: \.isWhitespace).map(String.init)
