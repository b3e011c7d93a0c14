import { styled } from "styled-components";
import { formatReading, isFigure, type Reading, readingLabels } from "../../charts/reading.ts";
import { formatCount, formatRate, plural } from "../../text/format.ts";
import { row } from "../../tokens/layout.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";

export interface CrimeRateProps extends RootProps {
  /** Reports per 100,000 people. */
  rate: Reading;
  /** The number of reports in the entire span. */
  total: Reading;
  /** The denominator of the rate. */
  peopleCount: number | null;
  /** The year of `peopleCount`. */
  peopleYear: number | null;
  /** The length of the span, on which the rate depends. */
  duration?: "year" | "quarter";
  /** The specification's word for the map is "capita". */
  unit?: "people" | "capita";
  /** "Jul 2025 – Jun 2026", "Jan - Mar 2026; 1 quarter", or "2015/16". */
  span: string;
  /** Replaces the rate: "No yearly rate of reported sexual offences: 12 of 31 stations reported". */
  missing?: string | undefined;
}

/**
 * - **When:** The rate of a place, large.
 * - **When not:** Several places: use `PlaceComparison`.
 */
export function CrimeRate({
  rate,
  total,
  peopleCount,
  peopleYear,
  duration = "year",
  unit = "people",
  span,
  missing = "No rate",
  ...root
}: CrimeRateProps) {
  return (
    <Root {...root}>
      <Headline>
        {isFigure(rate) ? (
          <strong>{formatRate(rate)}</strong>
        ) : (
          <Missing>{isFigure(total) ? missing : readingLabels[rate]}</Missing>
        )}
        <span>
          reports per 100,000 {unit} in a {duration}
          <br />
          {span}
        </span>
      </Headline>
      <Base>{getBase({ rate, total, peopleCount, peopleYear })}</Base>
    </Root>
  );
}

function getBase({
  rate,
  total,
  peopleCount,
  peopleYear,
}: Pick<CrimeRateProps, "rate" | "total" | "peopleCount" | "peopleYear">): string {
  const reports = formatReading(total, (count) => plural(count, "report", "reports"));
  if (!isFigure(total)) return `Reports: ${reports.toLowerCase()}.`;
  if (peopleCount === null)
    return `${reports}. The people living here were not counted, so there is no rate.`;
  if (!isFigure(rate))
    return `${reports} in precincts with ${formatCount(peopleCount)} people: too few of the people who live here for a rate.`;
  return `${reports} among ${formatCount(peopleCount)} people (estimate for ${String(peopleYear)}, by police precinct).`;
}

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
`;

const Headline = styled.p`
  ${row(0.5, 1.5)}
  align-items: end;
  font-size: ${font.size.small};
  line-height: 1.3;

  strong {
    color: ${color.ink};
    font-size: ${font.size.display};
    line-height: 1;
    letter-spacing: -0.02em;
  }
`;

const Missing = styled.b`
  font-size: ${font.size.large};
  line-height: 1.2;
`;

const Base = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
  line-height: 1.4;
`;
