import type { BoundaryCrime, CrimeStats } from "@gbvf/api/crime/contract.ts";
import { formatCount } from "@gbvf/ui/text/format.ts";
import { listed, plain, say } from "@gbvf/ui/text/words.ts";
import { DataNote } from "@gbvf/ui/widgets/DataNote/DataNote.tsx";

export function CrimeCoverage({ boundaryLevel, reportingSpan }: CrimeStats) {
  const missing = reportingSpan?.missing ?? [];
  const isWhole = boundaryLevel.precinctsReporting >= boundaryLevel.precincts;
  return (
    <>
      {missing.length > 0 && (
        <DataNote>
          {say(
            {
              one: "{quarters} has no figures, so no whole year can be added up.",
              other: "{quarters} have no figures, so no whole year can be added up.",
            },
            { quarters: listed(missing, new Intl.ListFormat("en")), count: missing.length },
          )}{" "}
          {say("These figures cover one quarter.")}
        </DataNote>
      )}
      {!isWhole && <DataNote>{coverageOf(boundaryLevel)}</DataNote>}
    </>
  );
}

function coverageOf(boundary: BoundaryCrime): string {
  const { precincts, precinctsReporting, coveredPeopleShare: share, reportsElsewhere } = boundary;
  const counted = plain(
    share === null
      ? "{some} of {all} police precincts have figures for the whole period"
      : "{some} of {all} police precincts, with {share} of the people, have figures for the whole period",
    {
      some: formatCount(precinctsReporting),
      all: formatCount(precincts),
      share: percent.format(share ?? 0),
    },
  );
  const others =
    reportsElsewhere === 0
      ? plain("the other precincts")
      : plain(
          {
            one: "the other precincts, which have {count} report",
            other: "the other precincts, which have {count} reports",
          },
          { count: reportsElsewhere },
        );
  return boundary.ratePer100000 === null
    ? plain("Only {counted}: too few for a rate. The figures exclude {others}.", { counted, others })
    : plain("{counted}. The rate excludes {others}.", { counted, others });
}

/** Rounded down: 99.6 % are not all. */
const percent = new Intl.NumberFormat("en", {
  style: "percent",
  maximumFractionDigits: 0,
  roundingMode: "floor",
});
