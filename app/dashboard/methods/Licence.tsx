import type { Measure } from "@gbvf/api/findings/contract.ts";
import * as english from "@gbvf/api/lib/words/home/english.ts";
import * as methodWords from "@gbvf/api/lib/words/methods/english.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { useWords } from "../../lib/words/useWords.tsx";
import { MethodSection } from "./MethodSection.ts";

export function Licence({ sources }: { sources: readonly Pick<Measure, "anchor" | "name" | "source">[] }) {
  const { named, say } = useWords();
  const linked = sources.flatMap(({ anchor, name, source }) =>
    source?.url ? [{ anchor, name, url: source.url }] : [],
  );
  return (
    <MethodSection id="licence" tabIndex={-1} aria-labelledby="licence-title">
      <h2 id="licence-title">{say(english.licence)}</h2>
      <p>
        {say(
          "The figures belong to those who published them, and their terms hold: the source is named under every figure and in every row of every file. Please name that source, the day of its figures and the address of the page when you use them. ‘Share’ under a figure gives you these words.",
        )}
      </p>
      {linked.length > 0 && (
        <ul>
          {linked.map(({ anchor, name, url }) => (
            <li key={anchor}>
              <Link href={url} isExternal>
                {named(methodWords.sourceOf, name)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p>
        {say(
          "Figures that are marked as demonstration data are invented. Do not use them as if they were real.",
        )}
      </p>
      <p>
        {say(
          "The software of this site is free under the MIT licence: anyone may use, change and pass it on, with its copyright notice and without warranty.",
        )}
      </p>
    </MethodSection>
  );
}
