import SampleCatalogue

/// A network with the sample catalogue's data, and with a latency and a fault that can be changed at any time.
@MainActor final class SimulatedNetwork {
  let networking = FaultyNetworking(SampleNetworking.gallery)

  /// The latency of all requests. A change also releases the requests that wait forever.
  var latency = Latency.none {
    didSet {
      networking.removeFaults(.all)
      if let fault = latency.fault { networking.add(FaultRule(.all, fault)) }
    }
  }

  /// The fault of later responses.
  var fault = NetworkFault.none {
    didSet {
      networking.removeFaults(.api)
      networking.removeFaults(.pictures)
      fault.rules.forEach(networking.add)
    }
  }
}

/// A property of the simulated network with a few values.
protocol NetworkSwitch: CaseIterable, Hashable {
  /// The value in header capitalization.
  var title: String { get }
}

enum Latency: NetworkSwitch {
  case none, short, long, endless

  var title: String {
    switch self {
    case .none: "No Latency"
    case .short: "0.5 s Latency"
    case .long: "3 s Latency"
    case .endless: "Endless Latency"
    }
  }

  fileprivate var fault: Fault? {
    switch self {
    case .none: nil
    case .short: .delay(.milliseconds(500))
    case .long: .delay(.seconds(3))
    case .endless: .hold
    }
  }
}

enum NetworkFault: NetworkSwitch {
  case none, offline, serverError, emptyLists, malformedJSON

  var title: String {
    switch self {
    case .none: "No Fault"
    case .offline: "No Network"
    case .serverError: "Server Error"
    case .emptyLists: "Empty Lists"
    case .malformedJSON: "Malformed JSON"
    }
  }

  fileprivate var rules: [FaultRule] {
    switch self {
    case .none: []
    case .offline: [RequestPattern.api, .pictures].map { FaultRule($0, .response(.dropped)) }
    case .serverError: [FaultRule(.api, .response(.error(status: 500, retryAfter: nil)))]
    case .emptyLists: [FaultRule(.api, .response(.empty))]
    case .malformedJSON: [FaultRule(.api, .response(.truncated))]
    }
  }
}
