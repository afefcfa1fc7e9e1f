/// Who may ask the watching server for what.
///
/// A page elsewhere must not read the pass through the reader's browser, neither by a foreign origin nor by a name that
/// was made to point here (DNS rebinding); so `Host` must be the loopback address with our port, and `Origin`, where it
/// is sent, ours. There is no file to ask for: the page holds all its pictures, so no path can lead out of the folder.
struct WatchRouter {
  enum Answer: Equatable {
    case page
    case events
    case refusal(Int, String)
  }

  let port: Int

  func answer(to request: HTTPRequest) -> Answer {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.fields["host"]?.lowercased(), hosts.contains(host) else {
      return .refusal(403, "this server answers to \(hosts[0]) only")
    }
    if let origin = request.fields["origin"], !hosts.map({ "http://\($0)" }).contains(origin.lowercased()) {
      return .refusal(403, "no other page may read this one")
    }
    if let site = request.fields["sec-fetch-site"], !["same-origin", "none"].contains(site) {
      // A link from elsewhere may be followed by its reader, but not be fetched by a script or shown in a frame.
      let isVisit =
        request.fields["sec-fetch-mode"] == "navigate" && request.fields["sec-fetch-dest"] == "document"
      guard isVisit else { return .refusal(403, "no other page may read this one") }
    }
    guard request.method == "GET" else { return .refusal(405, "only GET is answered") }
    let path = request.target.prefix { $0 != "?" && $0 != "#" }
    switch path {
    case "/": return .page
    case "/events": return .events
    default: return .refusal(404, "there is only / here")
    }
  }
}
