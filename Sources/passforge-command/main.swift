import PassforgeCLI

CommandLineTool.main()
