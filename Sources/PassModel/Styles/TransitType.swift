/// The kinds of transport of a boarding pass.
public enum TransitType: String, Sendable, CaseIterable {
  case air = "PKTransitTypeAir"
  case boat = "PKTransitTypeBoat"
  case bus = "PKTransitTypeBus"
  case generic = "PKTransitTypeGeneric"
  case train = "PKTransitTypeTrain"
}
