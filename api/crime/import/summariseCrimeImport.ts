import type { Warning } from "../../import/judgeWarnings.ts";
import type { RejectsFile } from "../../import/RejectsFile.ts";
import { addedAndCorrected, summariseImport, wouldBe } from "../../import/summariseImport.ts";
import { counted, wasOrWere } from "../../lib/text/counted.ts";
import type { PeriodKey } from "../../shared/quarters.ts";
import { comparePeriods, periodLabel } from "../periods.ts";
import type { WriteResult } from "./figures/writeFigures.ts";
import type { RowsRead } from "./rows/rowTaker.ts";

type ImportResult = {
  read: number;
  result: WriteResult;
  rejects: RejectsFile;
  dryRun: boolean;
  notes: readonly string[];
};

export function summariseCrimeImport({ result, ...imported }: ImportResult): string[] {
  const { corrections, periods, demonstrationPeriods } = result;
  const demonstration = `demonstration figures of crime ${wouldBe(imported.dryRun, demonstrationPeriods)}`;
  return summariseImport({
    ...imported,
    ...result,
    ...{ noun: "figure", qualifier: " of police stations", verb: "matched" },
    isUnchanged: periods.length === 0,
    changes: [describeChangedFigures(result, imported.dryRun), ...corrections],
    demonstration: demonstrationPeriods > 0 ? demonstration : null,
  });
}

export const describeChangedFigures = ({ periods, ...changes }: WriteResult, dryRun: boolean): string =>
  `${addedAndCorrected({ noun: "figure", ...changes, dryRun })}, in ${describePeriods(periods)}.`;

export function listCodeWarnings({ unknownCounts }: RowsRead): Warning[] {
  if (unknownCounts === 0) return [];
  const [hold, mean] = unknownCounts === 1 ? ["holds", "means"] : ["hold", "mean"];
  return [
    {
      sentence: `${counted(unknownCounts, "cell")} ${hold} −1 or −2, which ${mean} unknown, and ${wasOrWere(unknownCounts)} left out.`,
    },
  ];
}

export const describeEmptyCounts = ({ emptyCounts: count }: RowsRead): string[] =>
  count === 0
    ? []
    : [
        `${counted(count, "cell")} ${count === 1 ? "is" : "are"} empty, which leaves the earlier figures as they are.`,
      ];

/** "11 periods, from 2005/06 to 2015/16" */
function describePeriods(periods: readonly PeriodKey[]): string {
  const labels = periods.toSorted(comparePeriods).map(periodLabel);
  if (labels.length === 1) return labels[0] as string;
  return `${labels.length} periods, from ${labels[0]} to ${labels.at(-1)}`;
}
