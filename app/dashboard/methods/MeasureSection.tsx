import type { Measure } from "@gbvf/api/findings/contract.ts";
import * as methodWords from "@gbvf/api/lib/words/methods/english.ts";
import { SourceLine } from "@gbvf/ui/charts/SourceLine/SourceLine.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { NO_FILTERS } from "../../lib/address/filters.ts";
import { to } from "../../lib/address/paths.ts";
import { useWords } from "../../lib/words/useWords.tsx";
import { boundaryWord } from "../place/boundaryWords.ts";
import { MethodSection } from "./MethodSection.ts";

export function MeasureSection({ measure }: { measure: Measure }) {
  const { anchor, name, titles, lowestLevel, method, span, held, source, componentId } = measure;
  const { named, plain, say } = useWords();
  const parts = [
    [methodWords.counted, method.counts],
    [methodWords.dividedBy, method.outOf],
    ...(method.example ? [[methodWords.example, method.example] as const] : []),
    [methodWords.whichTime, [method.period, timeOf(span, held, plain)].filter(Boolean).join(" ")],
    [
      methodWords.smallestAreas,
      plain("Figures go down to the {level}.", { level: boundaryWord(lowestLevel) }),
    ],
    [methodWords.notShown, method.hidden],
  ] as const;
  return (
    <MethodSection id={anchor} tabIndex={-1} aria-labelledby={`${anchor}-title`}>
      <div>
        <h2 id={`${anchor}-title`}>{say(name)}</h2>
        {titles.map((title) => (
          <Title key={title}>{say(title)}</Title>
        ))}
      </div>
      {parts.map(([heading, text]) => (
        <div key={heading}>
          <h3>{say(heading)}</h3>
          <p>{say(text)}</p>
        </div>
      ))}
      <div>
        <h3>{say(methodWords.cannotSay)}</h3>
        <ul>
          {method.limits.map((limit) => (
            <li key={limit}>{say(limit)}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{say(methodWords.source)}</h3>
        {source === null ? (
          <p>{say(methodWords.nothingCaptured)}</p>
        ) : (
          <SourceLine source={source} period="" />
        )}
        {method.acknowledgement && <p>{say(method.acknowledgement)}</p>}
      </div>
      <p data-way>
        <Link href={to("chart", { ...NO_FILTERS, componentId })}>{named(methodWords.chartsOf, name)}</Link>
      </p>
    </MethodSection>
  );
}

function timeOf(
  span: Measure["span"],
  held: Measure["held"],
  plain: ReturnType<typeof useWords>["plain"],
): string {
  const now = span === null ? "" : plain("Shown now: {period}.", { period: span });
  return held === null
    ? now
    : `${now} ${plain("Held: {first} to {last}.", { first: held.first, last: held.last })}`.trim();
}

const Title = styled.p`
  margin-block-start: ${space(0.5)};
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
