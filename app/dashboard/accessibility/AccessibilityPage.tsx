import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { withParts } from "@gbvf/ui/text/withParts.tsx";
import { written } from "@gbvf/ui/text/words.ts";
import { TextColumn } from "../../layouts/TextColumn.tsx";
import { useApi } from "../../lib/calls/useApi.ts";
import { useTitle } from "../../lib/page/useTitle.ts";
import { useWords } from "../../lib/words/useWords.tsx";
import { pageIntros } from "../shell/pageIntros.ts";

const { title, intro } = pageIntros.accessibility;

const tested = [
  written(
    "Every part and screen is checked by an automatic test (axe) each time the software changes; a fault stops the change.",
  ),
  written(
    "Public and sign-in screens are checked in Chromium, the engine of Chrome and Edge. The same checks exist for Firefox and for WebKit, the engine of Safari, and do not run with every change.",
  ),
  written(
    "Everything works with the keyboard alone. The focus is visible and is not hidden by the fixed bars.",
  ),
  written(
    "Text can be made twice as large, and pages zoomed to 400 per cent or 320 pixels wide, without losing words.",
  ),
  written(
    "Forced colours (high contrast) and reduced motion are respected. Nothing is said by colour alone.",
  ),
  written("Every map and chart has a sentence that says what it shows, and the same values as a table."),
  written("The contact directory works without scripts, on old phones and slow lines."),
];
const known = [
  written(
    "No people with disabilities have tested this site yet, and no screen reader other than the automatic tests’ reading of the page.",
  ),
  written(
    "Maps: moving over a map with a screen reader is slow where there are many areas. Press ‘Show as table’ instead.",
  ),
  written(
    "Most of this site is in English only. The help page and the surveys have official words in ten more languages; sentences there are in English until a language body has reviewed them. There is no South African Sign Language.",
  ),
  written(
    "Pages that it links to, such as the sources of the figures, belong to others and may not be accessible.",
  ),
  written(
    "Maps and charts need scripts. Without them each screen still says its leading finding and the national telephone numbers, and the contact directory is complete.",
  ),
];

export function AccessibilityPage() {
  const { plain, say, writeDay } = useWords();
  useTitle(plain(title));
  const { data: flags } = useApi("GET /api/config/feature-flags", {});
  return (
    <TextColumn>
      <header>
        <h1>{say(title)}</h1>
      </header>
      <p>{say(intro)}</p>
      <section aria-labelledby="tested">
        <h2 id="tested">{say("What was tested")}</h2>
        <ul>
          {tested.map((each) => (
            <li key={each}>{say(each)}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="known">
        <h2 id="known">{say("What is known not to work")}</h2>
        <ul>
          {known.map((each) => (
            <li key={each}>{say(each)}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="tell">
        <h2 id="tell">{say("Tell us")}</h2>
        <p>
          {withParts(
            say(
              "If something does not work for you, or you need a figure in another form, say which page it was and what you use to read it. Write to {them}",
            ),
            {
              them: flags ? (
                <Link href={`mailto:${flags.feedbackEmail}`}>{flags.feedbackEmail}</Link>
              ) : (
                say("the people who run this site.")
              ),
            },
          )}
        </p>
      </section>
      <p>{say("This statement was last changed on {day}.", { day: writeDay("2026-11-25") })}</p>
    </TextColumn>
  );
}
