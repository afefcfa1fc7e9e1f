await Measure.main()
