import PassforgeCLI

await PreviewTool.main { options, world in try await PreviewRun(options, world).run() }
