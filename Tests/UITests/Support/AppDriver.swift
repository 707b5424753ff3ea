import Automation

/// A driver of the app: a test that adopts the controllers of the screens it visits.
///
/// A controller navigates to a screen and acts on it; a validator checks it. Tests combine the two and contain no roles
/// or element names.
protocol AppDriver {
  var app: Application { get }
}
