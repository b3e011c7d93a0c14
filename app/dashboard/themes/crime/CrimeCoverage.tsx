import type { BoundaryCrime, CrimeStats } from "@gbvf/api/crime/contract.ts";
import { formatCount, plural } from "@gbvf/ui/text/format.ts";
import { DataNote } from "@gbvf/ui/widgets/DataNote/DataNote.tsx";

export function CrimeCoverage({ boundaryLevel, reportingSpan }: CrimeStats) {
  const missing = reportingSpan?.missing ?? [];
  const isWhole = boundaryLevel.precinctsReporting >= boundaryLevel.precincts;
  return (
    <>
      {missing.length > 0 && (
        <DataNote>
          {new Intl.ListFormat("en").format(missing)} {missing.length === 1 ? "has" : "have"} no figures, so
          no whole year can be added up. These figures cover one quarter.
        </DataNote>
      )}
      {!isWhole && <DataNote>{coverageOf(boundaryLevel)}</DataNote>}
    </>
  );
}

/** "1,102 of 1,167 police precincts, with 97 % of the people, have figures for the whole period. …" */
function coverageOf(boundary: BoundaryCrime): string {
  const { precincts, precinctsReporting, coveredPeopleShare: share, reportsElsewhere } = boundary;
  const people = share === null ? "" : `, with ${percent.format(share)} of the people,`;
  const counted = `${formatCount(precinctsReporting)} of ${formatCount(precincts)} police precincts${people} have figures for the whole period`;
  const others =
    reportsElsewhere === 0 ? "." : `, which have ${plural(reportsElsewhere, "report", "reports")}.`;
  return boundary.ratePer100000 === null
    ? `Only ${counted}: too few for a rate. The figures exclude the other precincts${others}`
    : `${counted}. The rate excludes the other precincts${others}`;
}

/** Rounded down: 99.6 % are not all. */
const percent = new Intl.NumberFormat("en", {
  style: "percent",
  maximumFractionDigits: 0,
  roundingMode: "floor",
});
