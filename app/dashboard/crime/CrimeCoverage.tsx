import type { BoundaryCrime, CrimeStats } from "@gbvf/api/crime/contract.ts";
import { formatCount, plural } from "@gbvf/ui/charts/format.ts";
import { color, space } from "@gbvf/ui/theme/tokens.ts";
import { styled } from "styled-components";

/** Says so where quarters are missing, and where the figures are not those of every police precinct. */
export function CrimeCoverage({ boundaryLevel, reportingSpan }: CrimeStats) {
  const missing = reportingSpan?.missing ?? [];
  const isWhole = boundaryLevel.precinctsReporting >= boundaryLevel.precincts;
  if (missing.length === 0 && isWhole) return null;
  return (
    <Root>
      {missing.length > 0 && (
        <p>
          {new Intl.ListFormat("en").format(missing)} {missing.length === 1 ? "has" : "have"} no figures, so
          no whole year can be added up. The figures are of one quarter.
        </p>
      )}
      {!isWhole && <p>{coverageOf(boundaryLevel)}</p>}
    </Root>
  );
}

/** "1,102 of 1,167 police precincts, with 97 % of the people, have figures for the whole period. …" */
function coverageOf(boundary: BoundaryCrime): string {
  const { precincts, precinctsReporting, coveredPeopleShare: share, reportsElsewhere } = boundary;
  const people = share === null ? "" : `, with ${percent.format(share)} of the people,`;
  const counted = `${formatCount(precinctsReporting)} of ${formatCount(precincts)} police precincts${people} have figures for the whole period`;
  const others =
    reportsElsewhere === 0
      ? ""
      : ` The others have ${plural(reportsElsewhere, "report", "reports")}, which are left out.`;
  return boundary.ratePer100000 === null
    ? `Only ${counted}: too few for a rate.${others}`
    : `${counted}. The rate is of these.${others}`;
}

/** Whole per cent, rounded down: 99.6 % are not all. */
const percent = new Intl.NumberFormat("en", {
  style: "percent",
  maximumFractionDigits: 0,
  roundingMode: "floor",
});

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
  padding-inline-start: ${space(1.5)};
  border-inline-start: 3px solid ${color.warning};
`;
