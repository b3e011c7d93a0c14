import type { Measure } from "@gbvf/api/findings/contract.ts";
import { SourceLine } from "@gbvf/ui/charts/SourceLine/SourceLine.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { NO_FILTERS } from "../../lib/address/filters.ts";
import { to } from "../../lib/address/paths.ts";
import { boundaryWord } from "../place/boundaryWords.ts";
import { MethodSection } from "./MethodSection.ts";

export function MeasureSection({ measure }: { measure: Measure }) {
  const { anchor, name, titles, lowestLevel, method, span, held, source, componentId } = measure;
  const parts = [
    ["What is counted", method.counts],
    ["What it is divided by", method.outOf],
    ...(method.example ? [["An example", method.example] as const] : []),
    ["Which time", [method.period, timeOf(span, held)].filter(Boolean).join(" ")],
    ["The smallest areas", `Figures go down to the ${boundaryWord(lowestLevel)}.`],
    ["What is not shown, and why", method.hidden],
  ] as const;
  return (
    <MethodSection id={anchor} tabIndex={-1} aria-labelledby={`${anchor}-title`}>
      <div>
        <h2 id={`${anchor}-title`}>{name}</h2>
        {titles.map((title) => (
          <Title key={title}>{title}</Title>
        ))}
      </div>
      {parts.map(([heading, text]) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <p>{text}</p>
        </div>
      ))}
      <div>
        <h3>What it cannot say</h3>
        <ul>
          {method.limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>Source</h3>
        {source === null ? <p>Nothing has been captured yet.</p> : <SourceLine source={source} period="" />}
        {method.acknowledgement && <p>{method.acknowledgement}</p>}
      </div>
      <p data-way>
        <Link href={to("chart", { ...NO_FILTERS, componentId })}>Charts of {name}</Link>
      </p>
    </MethodSection>
  );
}

function timeOf(span: Measure["span"], held: Measure["held"]): string {
  const now = span === null ? "" : `Shown now: ${span}.`;
  return held === null ? now : `${now} Held: ${held.first} to ${held.last}.`.trim();
}

const Title = styled.p`
  margin-block-start: ${space(0.5)};
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
