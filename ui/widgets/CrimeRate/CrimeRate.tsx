import { styled } from "styled-components";
import { isFigure, type Reading, readOut, stateWords } from "../../charts/reading.ts";
import { formatCount, formatRate } from "../../text/format.ts";
import { plain, say } from "../../text/words.ts";
import { row } from "../../tokens/layout.ts";
import { color, font, space } from "../../tokens/tokens.ts";

export interface CrimeRateProps {
  /** Reports per 100,000 people. */
  rate: Reading;
  /** Reports over the whole span. */
  total: Reading;
  /** The denominator of the rate. */
  peopleCount: number | null;
  /** Year of `peopleCount`. */
  peopleYear: number | null;
  /** "Jul 2025 – Jun 2026", "Jan - Mar 2026; 1 quarter", or "2015/16". */
  span: string;
  /** Replaces the rate: "No yearly rate: 12 of 31 stations reported". */
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
  span,
  missing = plain("No rate"),
}: CrimeRateProps) {
  return (
    <Root>
      <Headline>
        {isFigure(rate) ? (
          <strong>{formatRate(rate)}</strong>
        ) : (
          <Missing>{isFigure(total) ? missing : stateWords[rate]}</Missing>
        )}
        <span>
          {say("reports per 100,000 capita")}
          <br />
          {say(span)}
        </span>
      </Headline>
      <Base>{baseOf({ rate, total, peopleCount, peopleYear })}</Base>
    </Root>
  );
}

function baseOf({ rate, total, peopleCount, peopleYear }: Omit<CrimeRateProps, "span">): string {
  const reports = readOut(total, (count) =>
    plain({ one: "{count} report", other: "{count} reports" }, { count }),
  );
  if (!isFigure(total)) return plain("Reports: {reason}.", { reason: reports.toLowerCase() });
  if (peopleCount === null)
    return plain("{reports}. The people living here were not counted, so there is no rate.", { reports });
  if (!isFigure(rate))
    return plain(
      "{reports} in precincts with {peopleCount} people: too few of the people who live here for a rate.",
      { reports, peopleCount: formatCount(peopleCount) },
    );
  return plain("{reports} among {peopleCount} people (estimate for {peopleYear}, by police precinct).", {
    reports,
    peopleCount: formatCount(peopleCount),
    peopleYear: String(peopleYear),
  });
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
