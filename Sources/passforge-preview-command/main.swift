import PassPreview
import PassforgeCLI

await PreviewTool.main(formatter: { try ICUFormatter(locale: $0, zone: $1, now: $2) }) { options, world in
  try await PreviewRun(options, world).run()
}
