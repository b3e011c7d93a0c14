import type { CrimeStats } from "@gbvf/api/crime/contract.ts";
import { CrimePie } from "@gbvf/ui/widgets/CrimePie/CrimePie.tsx";
import { CrimeYearBarsSkeleton } from "@gbvf/ui/widgets/CrimeYearBars/CrimeYearBarsSkeleton.tsx";
import { FreshnessNote } from "@gbvf/ui/widgets/FreshnessNote/FreshnessNote.tsx";
import { lazy } from "react";
import { WhenNear } from "../map/WhenNear.tsx";
import { CrimeCoverage } from "./CrimeCoverage.tsx";
import { figuresOf } from "./crimeFigures.ts";
import { comparedPeriods, lastCompletedPeriod, latestPeriod } from "./crimePeriods.ts";

const CrimeYearBars = lazy(async () => ({
  default: (await import("@gbvf/ui/widgets/CrimeYearBars/CrimeYearBars.tsx")).CrimeYearBars,
}));

export interface CrimeDetailsProps {
  stats: CrimeStats;
  /** The chosen crime types; none means all. */
  options: readonly number[];
}

/** A place's breakdown and its periods, with whatever a reader must know of how complete and fresh they are. */
export function CrimeDetails({ stats, options }: CrimeDetailsProps) {
  const { boundaryLevel, reportingSpan, source, periods } = stats;
  const latest = latestPeriod(periods);
  if (reportingSpan === null || source === null || latest === undefined) return null;
  const { parts, total, rate } = figuresOf(boundaryLevel, options);
  const compared = comparedPeriods(stats, options);
  const spanOfBars =
    reportingSpan.kind === "quarters"
      ? reportingSpan.label
      : `${compared[0]?.label} – ${compared.at(-1)?.label}`;
  return (
    <>
      <FreshnessNote latest={latest} expected={lastCompletedPeriod(reportingSpan.kind, new Date())} />
      <CrimePie
        headingLevel={2}
        place={boundaryLevel.boundary}
        rate={rate ?? "no-data"}
        total={total ?? "no-data"}
        peopleCount={boundaryLevel.coveredPeopleCount}
        span={reportingSpan.label}
        parts={parts.map(({ crimeTypeId, description, value }) => ({
          id: crimeTypeId,
          label: description,
          value: value ?? "not-captured",
        }))}
        source={source}
      />
      <CrimeCoverage boundary={boundaryLevel} />
      <WhenNear outline={<CrimeYearBarsSkeleton />}>
        <CrimeYearBars
          headingLevel={2}
          place={boundaryLevel.boundary}
          periods={compared}
          span={spanOfBars}
          source={source}
        />
      </WhenNear>
    </>
  );
}
