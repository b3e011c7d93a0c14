import type { Measure } from "@gbvf/api/findings/contract.ts";
import { SourceLine } from "@gbvf/ui/charts/SourceLine/SourceLine.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { TextColumn } from "../../layouts/TextColumn.tsx";
import { NO_FILTERS } from "../../lib/address/filters.ts";
import { getScreenUrl, licence } from "../../lib/address/paths.ts";
import { useApi } from "../../lib/api-client/useApi.ts";
import { PageTitle } from "../../lib/page/PageTitle.tsx";
import { boundaryWord } from "../place/boundaryNouns.ts";
import { pageIntros } from "../shell/pageIntros.ts";
import { WithContents } from "../shell/WithContents.tsx";
import { themes } from "../themes/registry.ts";
import { MethodSection } from "./MethodSection.ts";

const { title, intro } = pageIntros.methods;

export function MethodsPage() {
  const measures = useApi("GET /api/findings/measures", {});
  return (
    <TextColumn>
      <PageTitle>Methods</PageTitle>
      <header>
        <h1>{title}</h1>
      </header>
      <p>{intro}</p>
      <WithContents
        entries={[
          ...(measures.data?.map(({ anchor, name }) => ({
            href: `${getScreenUrl("methods")}#${anchor}`,
            name,
          })) ?? (measures.error ? [] : themes.map(() => null))),
          { href: `${getScreenUrl("methods")}#rules`, name: "What holds for all figures" },
          { href: licence, name: "Licence" },
        ]}
      >
        <Resource
          {...measures}
          skeleton={<Skeleton lines={4} height="12rem" />}
          isEmpty={(all) => all.length === 0}
        >
          {(all) => all.map((measure) => <MeasureSection key={measure.anchor} measure={measure} />)}
        </Resource>
        <GeneralRules />
        <Licence sources={measures.data ?? []} />
      </WithContents>
    </TextColumn>
  );
}

function Licence({ sources }: { sources: readonly Pick<Measure, "anchor" | "name" | "source">[] }) {
  const linkedSources = sources.flatMap(({ anchor, name, source }) =>
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
      {linkedSources.length > 0 && (
        <ul>
          {linkedSources.map(({ anchor, name, url }) => (
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

const rules = [
  [
    "Zero and missing figures",
    "Zero is a figure: it was counted, and there was none. ‘No data’ means that nothing is known. ‘Not yet captured’ means that a place or service is known and nobody has recorded it. ‘Partial’ means that the police precincts with figures have less than 80% or more than 125% of the people, or that less than 80% of the known places are captured: such a figure is that of a part, stands with its part, and is not ranked. ‘Too few to show’ means that a figure would say something about single people or organisations. None of the last four is ever counted as zero.",
  ],
  [
    "Quarters",
    "Quarters are calendar quarters. A quarter is shown as complete once it has ended; the quarter that is still running is marked so.",
  ],
  [
    "Ranks",
    "A place is ranked among all places of its level that have a figure, from the highest. A rank is neither good nor bad: a high rate of reports can mean that people trust the police more. Places with the same figure share a rank.",
  ],
  [
    "Changes",
    "Two figures are compared only if they measure the same over the same length of time: a quarter with a quarter, a year with a year, and a cycle of 100 days with the same day of the cycle before. A change stands with both its figures and their periods. Reported crime is called up, down, higher or lower only where its exact 95 per cent interval leaves no doubt; it is about the same where that interval of the ratio lies within 0.8 and 1.25, and else there are too few reports to tell. Elsewhere, where a figure rests on fewer than 20 cases, the page says that the difference may be chance, and calls the figure neither up nor down. No sentence here says why a figure changed.",
  ],
  ["Gaps", "A line over time has a gap where a quarter has no figure. Nothing is filled in or estimated."],
  [
    "Places",
    "Provinces, districts and municipalities are those of the Municipal Demarcation Board. A metro is both a district and a municipality. Police precincts do not follow municipal borders: each counts in one municipality, the one in which it is listed, or the one in which its station stands where that brings both nearer to their own people. Lines on the map that are marked ‘approximate’ were computed from the positions of police stations and must not be used to say on which side of a border a house stands.",
  ],
  [
    "Rounding",
    "Rates and per cents are rounded to two decimals after all sums are made, so that parts may not add up to exactly 100.",
  ],
  [
    "Corrections",
    "If a source publishes corrected figures, they replace the older ones, and the source line names both files.",
  ],
] as const;

function GeneralRules() {
  return (
    <MethodSection id="rules" tabIndex={-1} aria-labelledby="rules-title">
      <h2 id="rules-title">What holds for all figures</h2>
      {rules.map(([heading, text]) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <p>{text}</p>
        </div>
      ))}
    </MethodSection>
  );
}

function MeasureSection({ measure }: { measure: Measure }) {
  const { anchor, name, titles, lowestLevel, method, span, held, source, componentId } = measure;
  const methodParts = [
    ["What is counted", method.counts],
    ["What it is divided by", method.outOf],
    ...(method.example ? [["An example", method.example] as const] : []),
    ["Which time", [method.period, formatTime(span, held)].filter(Boolean).join(" ")],
    ["The smallest areas", `Figures go down to the ${boundaryWord(lowestLevel)}.`],
    ["What is not shown, and why", method.hidden],
  ] as const;
  return (
    <MethodSection id={anchor} tabIndex={-1} aria-labelledby={`${anchor}-title`}>
      <div>
        <h2 id={`${anchor}-title`}>{name}</h2>
        {withoutShorterTitles(titles).map((title) => (
          <Title key={title}>{title}</Title>
        ))}
      </div>
      {methodParts.map(([heading, text]) => (
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
        {source === null ? <p>Nothing has been captured yet.</p> : <SourceLine source={source} />}
        {method.acknowledgement && <p>{method.acknowledgement}</p>}
      </div>
      <p data-no-print>
        <Link href={getScreenUrl("chart", { ...NO_FILTERS, componentId })}>Charts of {name}</Link>
      </p>
    </MethodSection>
  );
}

/** "Reports" says nothing next to "Reports, per 100,000 people". */
const withoutShorterTitles = (titles: readonly string[]) =>
  titles.filter((title) => !titles.some((other) => other !== title && other.startsWith(title)));

function formatTime(span: Measure["span"], held: Measure["held"]): string {
  const spanText = span === null ? "" : `Shown now: ${span}.`;
  return held === null ? spanText : `${spanText} Held: ${held.first} to ${held.last}.`.trim();
}

const Title = styled.p`
  margin-block-start: ${space(0.5)};
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
