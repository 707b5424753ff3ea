import Automation

/// The page of a person, and the ways on from there.
protocol PersonScreenController: TitleScreenController {}

extension PersonScreenController {
  func openFirstKnownTitle() throws { try openFirstCard(of: "Known For") }
}
