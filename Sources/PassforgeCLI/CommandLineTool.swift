/// The `passforge` command as a library: words in, exit status out.
public enum CommandLineTool {
  public static func main() async {}
}
