import Automation

/// What acts on the app: a test that adopts the controllers of the screens that it visits.
///
/// A controller says how one gets to a screen and acts there; a validator says what must hold there. A test puts the two
/// together, and knows neither roles nor names.
protocol AppDriver {
  var app: Application { get }
}
