import Testing

@Suite struct FloorsTests {}
