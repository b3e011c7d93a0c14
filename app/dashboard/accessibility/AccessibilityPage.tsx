import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { formatDate } from "@gbvf/ui/text/format.ts";
import { TextColumn } from "../../layouts/TextColumn.tsx";
import { useApi } from "../../lib/api-client/useApi.ts";
import { PageTitle } from "../../lib/page/PageTitle.tsx";
import { pageIntros } from "../shell/pageIntros.ts";

const { title, intro } = pageIntros.accessibility;

const testedFeatures = [
  "Every part and screen is checked by an automatic test (axe) each time the software changes; a fault stops the change.",
  "Public and sign-in screens are checked in Chromium, the engine of Chrome and Edge. The same checks exist for Firefox and for WebKit, the engine of Safari, and do not run with every change.",
  "Everything works with the keyboard alone. The focus is visible and is not hidden by the fixed bars.",
  "Text can be made twice as large, and pages zoomed to 400 per cent or 320 pixels wide, without losing words.",
  "Forced colours (high contrast) and reduced motion are respected. Nothing is said by colour alone.",
  "Every map and chart has a sentence that says what it shows, and the same values as a table.",
  "The contact directory works without scripts, on old phones and slow lines.",
];
const knownLimits = [
  "No people with disabilities have tested this site yet, and no screen reader other than the automatic tests’ reading of the page.",
  "Maps: moving over a map with a screen reader is slow where there are many areas. Press ‘Show as table’ instead.",
  "Most of this site is in English only. The help page and the surveys have official words in ten more languages; sentences there are in English until a language body has reviewed them. There is no South African Sign Language.",
  "Pages that it links to, such as the sources of the figures, belong to others and may not be accessible.",
  "Maps and charts need scripts. Without them each screen still says its leading finding and the national telephone numbers, and the contact directory is complete.",
];

export function AccessibilityPage() {
  const { data: flags } = useApi("GET /api/config/feature-flags", {});
  return (
    <TextColumn>
      <PageTitle>{title}</PageTitle>
      <header>
        <h1>{title}</h1>
      </header>
      <p>
        {intro} This statement was last changed on {formatDate("2026-11-25")}.
      </p>
      <section aria-labelledby="tested">
        <h2 id="tested">What was tested</h2>
        <ul>
          {testedFeatures.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="known">
        <h2 id="known">What is known not to work</h2>
        <ul>
          {knownLimits.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="tell">
        <h2 id="tell">Tell us</h2>
        <p>
          If something does not work for you, or you need a figure in another form, say which page it was and
          what you use to read it. Write to{" "}
          {flags ? (
            <Link href={`mailto:${flags.feedbackEmail}`}>{flags.feedbackEmail}</Link>
          ) : (
            "the people who run this site."
          )}
        </p>
      </section>
    </TextColumn>
  );
}
