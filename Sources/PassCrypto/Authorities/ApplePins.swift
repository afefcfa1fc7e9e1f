internal import PassData

/// The table of Apple's authorities: what ends a chain.
///
/// A certificate file is never believed for its names. It is Apple's if its SHA-256 is in this table, and a
/// signature is Apple's if one of these public keys made it; so a chain can be judged without any file installed.
/// Computed from the certificates that Apple publishes at https://www.apple.com/certificateauthority/.
enum ApplePins {
  static let all: [AuthorityPin] = rows.compactMap(\.pin)

  private struct Row {
    let role: AuthorityPin.Role
    let name: String
    let generation: String?
    let file: String
    let address: String
    let issuer: String
    let notBefore: Int64
    let notAfter: Int64
    let keyIdentifier: String
    let certificate: String
    let publicKey: String

    /// Nil only for a misspelt row, which a test finds.
    var pin: AuthorityPin? {
      guard let keyIdentifier = [UInt8](hexadecimal: keyIdentifier),
        let certificate = [UInt8](hexadecimal: certificate),
        let publicKey = Base64.decode(publicKey, ignoringWhitespace: true)
      else { return nil }
      return AuthorityPin(
        role: role, name: name, generation: generation, fileName: file, address: address, issuerName: issuer,
        notBefore: Timestamp(seconds: notBefore), notAfter: Timestamp(seconds: notAfter),
        keyIdentifier: keyIdentifier, certificateSHA256: certificate, publicKey: publicKey)
    }
  }

  private static let rows: [Row] = [
    Row(
      role: .root, name: "Apple Root CA", generation: nil, file: "AppleIncRootCertificate.cer",
      address: "https://www.apple.com/appleca/AppleIncRootCertificate.cer", issuer: "Apple Root CA",
      // 2006-04-25T21:40:36Z to 2035-02-09T21:40:36Z
      notBefore: 1_146_001_236, notAfter: 2_054_670_036,
      keyIdentifier: "2bd06947947609fef46b8d2e40a6f7474d7f085e",
      certificate: "b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024",
      publicKey: """
        MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA5JGpCR+R2x5HUOsF7V55hC3rNqJXTFXsixmJ3vlLbPUHqyIwAugY
        PvhQCdN/QaiY+dHKZpwkaxHQo7vkGyrDH5WeegykR4tb1BY3M8vED03OFGnRyRly9V0O1X9fm/IlA7pVj01dDfFkNSMVSxVZ
        HbOU9/acns9QusFYUGePCLQg98usLCBvcLY/ATCMt0PPD5098ytJKBrI/s61uQ7ZXhzWyz21Oq30Dw4AkguxIRYudNU8Ddti
        FqujcZJHU1XBry9Bs/j743DN5qNMRX4fTGtQlkGJxHRiCxCDQYczioGxMFjsWgQyjGizjx3eZXP/Z15lvEnYdp8zFGWhd5TJ
        LQIDAQAB
        """),
    Row(
      role: .root, name: "Apple Root CA - G2", generation: nil, file: "AppleRootCA-G2.cer",
      address: "https://www.apple.com/certificateauthority/AppleRootCA-G2.cer", issuer: "Apple Root CA - G2",
      // 2014-04-30T18:10:09Z to 2039-04-30T18:10:09Z
      notBefore: 1_398_881_409, notAfter: 2_187_799_809,
      keyIdentifier: "c499136c1803c27bc0a3a00d7f72807a1c77268d",
      certificate: "c2b9b042dd57830e7d117dac55ac8ae19407d38e41d88f3215bc3a890444a050",
      publicKey: """
        MIICIjANBgkqhkiG9w0BAQEFAAOCAg8AMIICCgKCAgEA2BESSEjaKYpJxRzH7G4zbf5N++Ac3qxe4janJPl/UGtMzrkwVCfl
        s9btJeYwtgU3XhQiEcXoqhvS+7LSCZU4pO8qSYxdPnFmAzj7FvWFiORakgwEMvLIQPtSX5/2wPHjukWgUNUSi/Ld3pGGI/D1
        tnIuAdoL9i45CF8ZoWNBCxynlMGGxFMvdvYK1wzRgz8aUxnzV9Unf/wTuPiSjfzTKEM8tWgAJV0nYtPdVd1EIJCDNZPFv7gZ
        +2vj3AhC5q9t+p5Ayk6FhXhJsdfDwTA5Mqt+X6rTi2+fLRohaHBns6PxmEFtkXz419uo518hGowzvzF0t7jR9OAi9L9yNN/3
        gU1xfVGh4rPw0ygWc2/NzK03fU7rrUDhP4H99z0KPqLxvTGWKVncwhmAjFt0xizTEFMmHRRPxNSBZjyHZzMnFAjptHeENFKP
        ifhomBe/w7uqE5MfXVQvqMd8+w0UvhU9JDTymtx1QWYitAHWC6+QngzqYvibWTwI4pY05GPevDfU6wyIA0MLUK+gNN1QTRX7
        WiTYDPoMY54fA7Hh7uGqQ/RmZSg3AjHvAcce0cyfbcpUOkDbzs9PRotKZZpqxmhs18yZG0ewcsN3j8T3YZx0H879a6HCnJSC
        q5Si570burlwOZUXxSnzOVg09cSkxntguWZDUD9uYfwO+YaqYAxDS5UCAwEAAQ==
        """),
    Row(
      role: .root, name: "Apple Root CA - G3", generation: nil, file: "AppleRootCA-G3.cer",
      address: "https://www.apple.com/certificateauthority/AppleRootCA-G3.cer", issuer: "Apple Root CA - G3",
      // 2014-04-30T18:19:06Z to 2039-04-30T18:19:06Z
      notBefore: 1_398_881_946, notAfter: 2_187_800_346,
      keyIdentifier: "bbb0dea15833889aa48a99debebdebafdacb24ab",
      certificate: "63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179",
      publicKey: """
        MHYwEAYHKoZIzj0CAQYFK4EEACIDYgAEmOkvPUBypO2TInKBExzdEJXxxaNOcdwUFtkO5aYFKndke19OONO7HES1f/UftjJi
        XcnphFtPME8RWgD9WFgMpfUPLE0HRxN12peXl28xXO0rnXsgO9i5VNlemaQ6UQox
        """),
    Row(
      role: .intermediate, name: "WWDR G1 (2008)", generation: "G1", file: "AppleWWDRCA-G1-2008.cer",
      address: "https://developer.apple.com/certificationauthority/AppleWWDRCA.cer", issuer: "Apple Root CA",
      // 2008-02-14T18:56:35Z to 2016-02-14T18:56:35Z
      notBefore: 1_203_015_395, notAfter: 1_455_476_195,
      keyIdentifier: "88271709a9b618608becebbaf64759c55254a3b7",
      certificate: "64b302913f11ca1b6806093b76cade7f7b123be0c04924fda87f5f4e8647f051",
      publicKey: """
        MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAyjhUpstWqsgkOUjpjO7sX7h/JpG8NFN6znxjgGF3ZF6lByO2Of5Q
        LRVWWHAtfsRuwUqFPi/w3oQaoVfJr3sY/2r6FRJJFQgZrKrbKjLtlmNoUhU9jIrsv2sYleADrAF9lwVnzg6FlTdq7Qm2rmfN
        UWSfxlzRvFduZzWAdjakh4FuOI/YKxVOeyXYWr9Og8GN0pPVGnG1YJydM05V+RJYDIa4Fg3B5XdFjVBIuist5JSF4ejEncZo
        pbCj/Gd+cLoCWUt3QpE5ufXN4UzvwDtIjKblIV39amq7pxY1YNLmrfNGKcnow4vpecBqYWcVsvD95Wi8Yl9uz5nd7xtj/pJl
        qwIDAQAB
        """),
    Row(
      role: .intermediate, name: "WWDR G1 (2013)", generation: "G1", file: "AppleWWDRCA-G1-2013.cer",
      address: "https://developer.apple.com/certificationauthority/AppleWWDRCA.cer", issuer: "Apple Root CA",
      // 2013-02-07T21:48:47Z to 2023-02-07T21:48:47Z
      notBefore: 1_360_273_727, notAfter: 1_675_806_527,
      keyIdentifier: "88271709a9b618608becebbaf64759c55254a3b7",
      certificate: "ce057691d730f89ca25e916f7335f4c8a15713dcd273a658c024023f8eb809c2",
      publicKey: """
        MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAyjhUpstWqsgkOUjpjO7sX7h/JpG8NFN6znxjgGF3ZF6lByO2Of5Q
        LRVWWHAtfsRuwUqFPi/w3oQaoVfJr3sY/2r6FRJJFQgZrKrbKjLtlmNoUhU9jIrsv2sYleADrAF9lwVnzg6FlTdq7Qm2rmfN
        UWSfxlzRvFduZzWAdjakh4FuOI/YKxVOeyXYWr9Og8GN0pPVGnG1YJydM05V+RJYDIa4Fg3B5XdFjVBIuist5JSF4ejEncZo
        pbCj/Gd+cLoCWUt3QpE5ufXN4UzvwDtIjKblIV39amq7pxY1YNLmrfNGKcnow4vpecBqYWcVsvD95Wi8Yl9uz5nd7xtj/pJl
        qwIDAQAB
        """),
    Row(
      role: .intermediate, name: "WWDR G2", generation: "G2", file: "AppleWWDRCAG2.cer",
      address: "https://www.apple.com/certificateauthority/AppleWWDRCAG2.cer", issuer: "Apple Root CA - G3",
      // 2014-05-06T23:43:24Z to 2029-05-06T23:43:24Z
      notBefore: 1_399_419_804, notAfter: 1_872_805_404,
      keyIdentifier: "84b684cc3a866272165994e81aa3bd48df3adf0b",
      certificate: "9ed4b3b88c6a339cf1387895bda9ca6ea31a6b5ce9edf7511845923b0c8ac94c",
      publicKey: """
        MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE3fC3BkvP3XMEE8RDiQOTgPte9nStQmFSWAImUxnIYyIHCVJhysTZV+9tJmiL
        dJGMxPmAaCj8CWjwENrp0C7JGg==
        """),
    Row(
      role: .intermediate, name: "WWDR G3", generation: "G3", file: "AppleWWDRCAG3.cer",
      address: "https://www.apple.com/certificateauthority/AppleWWDRCAG3.cer", issuer: "Apple Root CA",
      // 2020-02-19T18:13:47Z to 2030-02-20T00:00:00Z
      notBefore: 1_582_136_027, notAfter: 1_897_776_000,
      keyIdentifier: "09fec01590f9af640a9212b92628630c97eca7b2",
      certificate: "dcf21878c77f4198e4b4614f03d696d89c66c66008d4244e1b99161aac91601f",
      publicKey: """
        MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA2PWJ/KhZC4fHTJEuLVaQ03gdpDDppUjvC0O/LYT7JF1FG+XrWTYS
        XFRknmxiLbTGl8rMPPbWBpH85QKmHGq0edVny6zpPwcR4YS8Rx1mjjmi6LRJ7TrS4RBgeo6TjMrA2gzAg9Dj+ZHWp4zIwXPi
        rkbRYp2SqJBgN31ols2N4Pyb+ni743uvLRfdW/6AWSN1F7gSwe0b5TTO/iK1nkmw5VW/j4SiPKi6xYaVFuQAyZ8D0MyzOhZ7
        1gVcnetHrg21LYwOaU1A0EtMOwSejSGxrC5DVDDOwYqGlJhL32oNP/77HK6XF8J4CjDgXx9UO0m3JQAaN4LSVpelUkl8YDib
        7wIDAQAB
        """),
    Row(
      role: .intermediate, name: "WWDR G4", generation: "G4", file: "AppleWWDRCAG4.cer",
      address: "https://www.apple.com/certificateauthority/AppleWWDRCAG4.cer", issuer: "Apple Root CA",
      // 2020-12-16T19:36:04Z to 2030-12-10T00:00:00Z
      notBefore: 1_608_147_364, notAfter: 1_923_091_200,
      keyIdentifier: "5bd9fa1de79a1a0ba399762250863e91c85b77a8",
      certificate: "ea4757885538dd8cb59ff4556f676087d83c85e70902c122e42c0808b5bce14c",
      publicKey: """
        MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA0B94qnonMrBGX+cXdtignQ4pjq09MqXEazfJ5EGRard5cV0MNARg
        dfeuQ49HxIYeCOi/1jlSLx5n/HHxgm08fgZSdp0svNVD6bG0vEA6eFFdUaEl4b5skZ1rIVkYQdUPjW1BKjlKIeCQn04TT9CM
        mjK412qSHiVqpDLOIhmFBWDcAkryWut3eQJ9wJdUbJKOdgHmRo/l5ir7orCtGK1tM4U4I4vqipbtn65mT6MMQCdtldBiiNlD
        KSf97aS/Uy6QFWU82S5iZDMdbGrdjiGqpF8VxjDtX+aMNpKUt9w5AgD7ZIzUDIHyP9U0l4d1JsJvrgNjIQx71BuxYsUCnL39
        rwIDAQAB
        """),
    Row(
      role: .intermediate, name: "WWDR G5", generation: "G5", file: "AppleWWDRCAG5.cer",
      address: "https://www.apple.com/certificateauthority/AppleWWDRCAG5.cer", issuer: "Apple Root CA",
      // 2020-12-16T19:38:56Z to 2030-12-10T00:00:00Z
      notBefore: 1_608_147_536, notAfter: 1_923_091_200,
      keyIdentifier: "198b978d4a5b617857f4a55c35128a3908e3b075",
      certificate: "53fd008278e5a595fe1e908ae9c5e5675f26243264a5a6438c023e3ce2870760",
      publicKey: """
        MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAn13aH/v6vNBLIjzH1ib6F/f0nx4+ZBFmmu9evqs0vaosIW7WHpQh
        hSx0wQ4QYao8Y0p+SuPIddbPwpwISHtquSmxyWb9yIoW0bIEPIK6gGzi/wpy66z+O29Ivp6LEU2VfbJ7kC8CHE78Sb7Xb7VP
        vnjG2t6yzcnZZhE7WukJRXOJUNRO4mgFftp1nEsBrtrjz210Td5T0NUaOII60J3jXSl7sYHqKScL+2B8hhL78GJPBudM0R/Z
        bZ7tc9p4IQ2dcNlGV5BfZ4TBc3cKqGJitq5whrt1I4mtefbmpNT9gyYyCjskklsgoZzRL4AYm908C+e1/eyAVw8Xnj8rhye7
        9wIDAQAB
        """),
    Row(
      role: .intermediate, name: "WWDR G6", generation: "G6", file: "AppleWWDRCAG6.cer",
      address: "https://www.apple.com/certificateauthority/AppleWWDRCAG6.cer", issuer: "Apple Root CA - G3",
      // 2021-03-17T20:37:10Z to 2036-03-19T00:00:00Z
      notBefore: 1_616_013_430, notAfter: 2_089_497_600,
      keyIdentifier: "3f2f942351d350c99a283dedb07ce5cfa5906299",
      certificate: "bdd4ed6e74691f0c2bfd01be0296197af1379e0418e2d300efa9c3bef642ca30",
      publicKey: """
        MHYwEAYHKoZIzj0CAQYFK4EEACIDYgAEbsQKC94PrlWmZXnXgtxzdVJL8T0SGYngDRGpngn3N6PT8JMEb7FDi4bBmPhCnZ3/
        sq6PF/cGcKXWsL5vOteRhyJ45x3ASP7cOB+aao90fcpxSv/EZFbniAbNgZGhIhpI
        """),
    Row(
      role: .intermediate, name: "WWDR G7", generation: "G7", file: "AppleWWDRCAG7.cer",
      address: "https://www.apple.com/certificateauthority/AppleWWDRCAG7.cer", issuer: "Apple Root CA",
      // 2022-11-17T20:40:53Z to 2023-11-17T20:40:52Z
      notBefore: 1_668_717_653, notAfter: 1_700_253_652,
      keyIdentifier: "5d42106c1bbbc752974e44bd1327b93a1277832b",
      certificate: "0f570d7502373a2102e2106faaa8fa4844944a07ee676198484f4d6ce15bea47",
      publicKey: """
        MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEArK7R07aKsRsola3eUVFMPzPhTlyvs/wC0mVPKtR0aIx1F2XPKORI
        CZhxUjIsFk54jpJWZKndi83i1Mc7ohJFNwIZYmQvf2HG01kiv6v5FKPttp6Zui/xsdwwQk+2trLGdKpiVrvtRDYP0eUgdJNX
        Ol2e3AH8eG9pFjXDbgHCnnLUcTaxdgl6vg0ql/GwXgsbEq0rqwffYy31iOkyEqJVWEN2PD0XgB8p27Gpn6uWBZ0V3N3bTg/n
        E3xaKy4CQfbuemq2c2D3lxkUi5UzOJPaACU2rlVafJ/59GIEB3TpHaeVVyOsKyTaZE8ocumWsAg8iBsUY0PXia6YwfItjuNR
        JQIDAQAB
        """),
    Row(
      role: .intermediate, name: "WWDR G8", generation: "G8", file: "AppleWWDRCAG8.cer",
      address: "https://www.apple.com/certificateauthority/AppleWWDRCAG8.cer", issuer: "Apple Root CA",
      // 2023-06-20T23:37:15Z to 2025-01-24T00:00:00Z
      notBefore: 1_687_304_235, notAfter: 1_737_676_800,
      keyIdentifier: "b5bdbc80c40ce338a4f4b7ad23b3ef44ceb95a85",
      certificate: "29901badea37c9f300ce9869956beeb001d7e71bffb2e2d9533e132a4e87e6bd",
      publicKey: """
        MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA0EAQ1Aj5UiFjTzxo99ScggKMg2i8t41/iOdCTSzvIqXCid69DNdN
        YVAtOeQwc6XS1WiaM/Lv2SqtLh8Duvil8UILVy5GxtBY03Bf97I372ofPr+JOcKt/vUF+1iWMciHLNUjunWwLPWroLryIAxM
        6yRjaekiQPCOWFveZHuJG1ESBOAXslnN3/Hnzq8sMuhpwdAIfh2iR3PRSzv9uYXcR6cognkpSIkCKOLB7CwfW4b82LbLccBz
        AUv8BRERbAEDNFr2gcJeH3wUDt4/ayHLT/XXYeaEA5K85yUpns1bDMHb48Q62XZXrC84FBnIt7GiVU9fTo4ZWana/XLasAQh
        BQIDAQAB
        """),
    Row(
      role: .intermediate, name: "WWDR MP CA 1 G1", generation: "MP G1", file: "AppleWWDRMPCA1G1.cer",
      address: "https://www.apple.com/certificateauthority/AppleWWDRMPCA1G1.cer",
      issuer: "Apple Root CA - G2",
      // 2023-09-28T23:11:40Z to 2038-09-28T00:00:00Z
      notBefore: 1_695_942_700, notAfter: 2_169_244_800,
      keyIdentifier: "1b86e4e0edd49e8963fb17e254bb1601fb339b5b",
      certificate: "128a8d3fd58a44f516041bb00a0ab9781badec974b11c907b2027f2cc4cfbe1f",
      publicKey: """
        MIIBojANBgkqhkiG9w0BAQEFAAOCAY8AMIIBigKCAYEAswEk+tOuQUotkLUFh+WXna2NBQy7b4OtS5YpOt0m4EeT+C63ttpc
        XS8hrdcrpCm9QwnXFIPrKFxDzzVHVCndPMLvW+JY7WK991zJ37Irt4VpB96RPdV+RmtTZRiG8cm4L8k2JpjQnCyhcyFCXKQn
        F0tTbnrAWfLcnd+jotrRoU0PeuNNwjaoSq6yhF2TwwhrlTyZZNg72ihDSgysd4gR8IMYbenjv1i+S5+xrIKWhM1nH+gPJYgA
        QnQowvxmnwpyY7HsDqKHNAchlm9nHpLzGHw1GcY4neXucTxX7HnczkadBTbZ2ikNnfP6RkXx+9WjcNVx7PexQQJlZ+AmdUIU
        6UjOlWgMal8QnpYJGH0YHJy1P/kguDpq8qS9pSWaz69a+/61qncKqqnEoo7o3bL9rvlR4Mb3kd0UjdiCyu9q0HirnqrniHuy
        enrPY1FtSvZKAasNKmUuztGokdE6h3tqh1Z211q6UlJ4v/OsKXMoZQUMBRwY7f8ooxMp8doQyk9RAgMBAAE=
        """),
  ]
}
