import type { Measure } from "@gbvf/api/findings/contract.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { MethodSection } from "./MethodSection.ts";

export function Licence({ sources }: { sources: readonly Pick<Measure, "anchor" | "name" | "source">[] }) {
  const linked = sources.flatMap(({ anchor, name, source }) =>
    source?.url ? [{ anchor, name, url: source.url }] : [],
  );
  return (
    <MethodSection id="licence" tabIndex={-1} aria-labelledby="licence-title">
      <h2 id="licence-title">Licence</h2>
      <p>
        The figures belong to those who published them, and their terms hold: the source is named under every
        figure and in every row of every file. Please name that source, the day of its figures and the address
        of the page when you use them. ‘Share’ under a figure gives you these words.
      </p>
      {linked.length > 0 && (
        <ul>
          {linked.map(({ anchor, name, url }) => (
            <li key={anchor}>
              <Link href={url} isExternal>
                Source of {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p>Figures that are marked as demonstration data are invented. Do not use them as if they were real.</p>
      <p>
        The software of this site is free under the MIT licence: anyone may use, change and pass it on, with
        its copyright notice and without warranty.
      </p>
    </MethodSection>
  );
}
