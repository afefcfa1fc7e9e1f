import PassforgeCLI

await CommandLineTool.main()
