// What a Swift server imports: one name for everything that is public in the house.

@_exported public import PassBundle
@_exported public import PassCrypto
@_exported public import PassData
@_exported public import PassImage
@_exported public import PassLint
@_exported public import PassModel
@_exported public import PassPipeline
@_exported public import PassSystem
@_exported public import PassTemplate
@_exported public import PassZip
