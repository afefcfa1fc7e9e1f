/// The currencies of ISO 4217, as of 2026. Codes that were withdrawn are not among them.
public enum CurrencyCode {
  public static func isKnown(_ code: String) -> Bool { codes.contains(code) }

  /// What to write in place of an unknown code.
  public static func hint(for code: String) -> String {
    let upper = code.uppercased()
    if codes.contains(upper) { return "did you mean '\(upper)'?" }
    if let known = signs[upper] { return "did you mean '\(known)'?" }
    return "write the three letters of ISO 4217, such as EUR"
  }

  private static let signs = [
    "€": "EUR", "EURO": "EUR", "$": "USD", "US$": "USD", "DOLLAR": "USD", "£": "GBP", "UKP": "GBP",
    "¥": "JPY", "RMB": "CNY", "₽": "RUB", "RUR": "RUB", "SFR": "CHF", "NTD": "TWD",
  ]

  private static let codes: Set<String> = Set(
    """
    AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF
    CHW CLF CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD
    HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL
    MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON
    RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX
    USD USN UYI UYU UYW UZS VED VES VND VUV WST XAF XAG XAU XBA XBB XBC XBD XCD XCG XDR XOF XPD XPF XPT XSU XTS XUA XXX
    YER ZAR ZMW ZWG
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
}
