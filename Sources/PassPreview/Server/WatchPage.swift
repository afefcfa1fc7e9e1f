/// The page that follows an editor: the preview's page with one small script of ours.
public enum WatchPage {
  /// What the page may do: run the script that carries the word of this answer, and ask its own server.
  public static func policy(_ word: String) -> String {
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'nonce-\(word)'; connect-src 'self'; "
      + "base-uri 'none'; form-action 'none'"
  }

  /// Loads the page again when the server says so, and keeps where the reader was.
  public static func script(_ word: String) -> String {
    """
    <script nonce="\(word)">
    const events = new EventSource("/events");
    let lost = false;
    const load = async () => {
      const answer = await fetch("/", {cache: "no-store"});
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      for (const name of ["main", "ul", "footer"]) document.querySelectorAll("body>" + name).forEach(e => e.remove());
      const here = document.querySelector("script");
      for (const e of page.querySelectorAll("body>main,body>ul,body>footer")) here.before(document.adoptNode(e));
      document.documentElement.dataset.loads = 1 + Number(document.documentElement.dataset.loads || 0);
    };
    events.onmessage = load;
    events.onerror = () => { lost = true; };
    events.onopen = () => { if (lost) { lost = false; load(); } };
    </script>

    """
  }

  /// A word that nobody can guess, for one answer.
  public static func word() -> String {
    var generator = SystemRandomNumberGenerator()
    return String(generator.next(), radix: 36) + String(generator.next(), radix: 36)
  }
}
