extension RuleTable {
  static let images: [LintRule] = [
    .iconMissing, .iconScaleMissing, .iconNotSquare, .imageNotPNG, .imageUndecodable, .imageNameTypo,
    .imageScaleRatio, .imageOversize, .imageNotUsedByStyle, .stripWithBackground, .logoBothMissing,
    .primaryLogoMissing, .imagePDF,
  ]
}
