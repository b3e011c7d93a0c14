import type { BoundaryCrime, CrimeStats } from "@gbvf/api/crime/contract.ts";
import { describePeopleCounted, isComplete, percentOf } from "@gbvf/api/shared/figures/coverage.ts";
import { capitalised, formatCount, formatList, plural } from "@gbvf/ui/text/format.ts";
import { DataNote } from "@gbvf/ui/widgets/DataNote/DataNote.tsx";

export function CrimeCoverage({ boundaryLevel, reportingSpan }: CrimeStats) {
  const missing = reportingSpan?.missing ?? [];
  return (
    <>
      {missing.length > 0 && (
        <DataNote>
          {missing.length === 1
            ? `${formatList(missing)} has no figures, so no whole year can be added up.`
            : `${formatList(missing)} have no figures, so no whole year can be added up.`}{" "}
          These figures cover one quarter.
        </DataNote>
      )}
      {!isComplete(boundaryLevel) && <DataNote>{getCoverage(boundaryLevel)}</DataNote>}
    </>
  );
}

function getCoverage(boundary: BoundaryCrime): string {
  const { precincts, precinctsReporting, coveredPeopleShare: share, reportsElsewhere } = boundary;
  const peopleText = describePeopleCounted(boundary, boundary.boundary);
  if (peopleText)
    return `${capitalised(peopleText)}: some reach across the border. The figures are those of these precincts, not of all of ${boundary.boundary}.`;
  const reportingPrecincts =
    share === null
      ? `${formatCount(precinctsReporting)} of ${formatCount(precincts)} police precincts have figures for the whole period`
      : `${formatCount(precinctsReporting)} of ${formatCount(precincts)} police precincts, with ${percentOf(share)} of the people, have figures for the whole period`;
  const excludedPrecincts =
    reportsElsewhere === 0
      ? "the other precincts"
      : `the other precincts, which have ${plural(reportsElsewhere, "report", "reports")}`;
  return boundary.ratePer100000 === null
    ? `Only ${reportingPrecincts}: too few for a rate. The figures exclude ${excludedPrecincts}.`
    : `${reportingPrecincts}. The rate excludes ${excludedPrecincts}.`;
}
