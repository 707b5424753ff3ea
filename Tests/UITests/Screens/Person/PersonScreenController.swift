import Automation

/// Actions on a person's page.
protocol PersonScreenController: TitleScreenController {}

extension PersonScreenController {
  func openFirstKnownTitle() throws { try openFirstCard(of: "Known For") }
}
