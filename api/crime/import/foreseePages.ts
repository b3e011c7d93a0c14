import type { Knex } from "knex";
import type { Warning } from "../../import/judgeWarnings.ts";
import { listCountryAndProvinces } from "../../lib/text/listCountryAndProvinces.ts";
import {
  describeCoveredPart,
  findNewestCovered,
  isEnoughCovered,
  type PrecinctCoverage,
  shareOfPeople,
} from "../../shared/figures/coverage.ts";
import type { PeriodKey } from "../../shared/quarters.ts";
import { comparePeriods, describeSpan, reportingPeriods } from "../periods.ts";
import { findVisiblePeriods } from "../queries.ts";
import { getPeriodNumber, readPeriods, toPeriodPairs } from "./figures/crimePeriods.ts";
import type { PeriodFigures } from "./figures/FigureTable.ts";
import { NOT_CAPTURED } from "./figures/sumUpward.ts";
import type { BoundaryTree } from "./stations/boundaryTree.ts";

type ImportedFigures = { tree: BoundaryTree; periods: readonly PeriodFigures[]; width: number };

export async function foreseePages(
  trx: Knex,
  imported: ImportedFigures,
): Promise<{ sentences: string[]; losses: Warning[]; gains: Warning[] }> {
  const { tree } = imported;
  const realPeriods = await readPeriods(trx, { isDemonstration: false });
  const published = [...realPeriods, ...(await readPeriods(trx, { isDemonstration: true }))];
  const after = await findVisiblePeriodsAfter(trx, imported, realPeriods);
  const span = reportingPeriods(after);
  const before = await findVisiblePeriods(trx, listUniquePeriods(published));
  const [currentSpan, newSpan] = [describeSpan(before)?.label, describeSpan(after)?.label];
  const reportingPrecincts = await findReportingPrecincts(trx, imported, { span, realPeriods });
  const getCoverage = createCoverageFinder(tree, reportingPrecincts);
  const country = tree.boundaryIds.length - 1;
  const shown = await findShownBoundaries(trx);
  const hasRate = (index: number) => isEnoughCovered(getCoverage(index));
  const ranked = [country, ...tree.provinces.map(({ index }) => index)];
  const otherBoundaryIds = Array.from(tree.boundaryIds.keys()).slice(tree.precinctCount, Math.min(...ranked));
  const hasFigures = (index: number) => getCoverage(index).precinctsReporting > 0;
  const getId = (index: number) => Number(tree.boundaryIds[index]);
  const withoutRate = ranked.filter((index) => shown.rates.has(getId(index)) && !hasRate(index));
  const withNewRate = ranked.filter((index) => !shown.rates.has(getId(index)) && hasRate(index));
  const withoutFigures = otherBoundaryIds.filter(
    (index) => shown.figures.has(getId(index)) && !hasFigures(index),
  );
  const withNewFigures = otherBoundaryIds.filter(
    (index) => !shown.figures.has(getId(index)) && hasFigures(index),
  );
  const replacedSpan =
    currentSpan === undefined || currentSpan === newSpan ? "" : `, in place of ${currentSpan}`;
  const pages = `The pages would show ${newSpan}${replacedSpan}, of ${describeCoveredPart(getCoverage(country), "South Africa")}.`;
  return {
    sentences:
      hasRate(country) || withoutRate.includes(country)
        ? [pages]
        : [pages, `${tree.names[country]} would have no rate: less than 80% of its people are covered.`],
    losses: describePlaces(withoutRate, withoutFigures, "would no longer have", tree).map((warning) => ({
      ...warning,
      losesRate: withoutRate.length > 0,
      needsReason: realPeriods.length > 0 && withoutRate.length > 0,
    })),
    gains: describePlaces(withNewRate, withNewFigures, "would gain", tree),
  };
}

/**
 * "South Africa and 9 provinces would no longer have a rate and a rank; 44 districts and municipalities would no
 * longer have figures."
 */
function describePlaces(
  ranked: readonly number[],
  otherBoundaryIds: readonly number[],
  verb: string,
  tree: BoundaryTree,
): Warning[] {
  const areas =
    otherBoundaryIds.length === 1
      ? "1 district or municipality"
      : `${otherBoundaryIds.length} districts and municipalities`;
  const parts = [
    ...(ranked.length > 0
      ? [
          `${listCountryAndProvinces(ranked.map((index) => `${tree.names[index]}`))} ${verb} a rate and a rank`,
        ]
      : []),
    ...(otherBoundaryIds.length > 0 ? [`${areas} ${verb} figures`] : []),
  ];
  return parts.length === 0 ? [] : [{ sentence: `${parts.join("; ")}.` }];
}

/** Predicts what `findVisiblePeriods` will return after the import. */
async function findVisiblePeriodsAfter(
  trx: Knex,
  imported: ImportedFigures,
  realPeriods: readonly PeriodKey[],
): Promise<readonly PeriodKey[]> {
  const after = listUniquePeriods([...realPeriods, ...imported.periods.map(({ period }) => period)]);
  const country = imported.tree.boundaryIds.length - 1;
  const shares: number[] = [];
  for (const period of after) {
    const reportingPrecincts = await findReportingPrecincts(trx, imported, { span: [period], realPeriods });
    shares.push(createCoverageFinder(imported.tree, reportingPrecincts)(country).coveredPeopleShare ?? 0);
  }
  return after.slice(0, findNewestCovered(shares) + 1);
}

const listUniquePeriods = (periods: readonly PeriodKey[]): PeriodKey[] =>
  [...new Map(periods.map((period) => [getPeriodNumber(period), period])).values()].sort(comparePeriods);

async function findShownBoundaries(trx: Knex): Promise<{ rates: Set<number>; figures: Set<number> }> {
  const rows: (Omit<PrecinctCoverage, "coveredPeopleShare"> & {
    boundaryId: number;
    coveredPeopleCount: number | null;
    peopleCount: number | null;
  })[] = await trx("crime_span_coverage as c")
    .join("boundary as b", "b.boundary_id", "c.boundary_id")
    .select("c.*", "b.precinct_count as precincts");
  const idsWhere = (isWanted: (row: (typeof rows)[number]) => boolean) =>
    new Set(rows.filter(isWanted).map(({ boundaryId }) => boundaryId));
  return {
    figures: idsWhere(({ precinctsReporting }) => precinctsReporting > 0),
    rates: idsWhere(({ coveredPeopleCount, peopleCount, ...reporting }) =>
      isEnoughCovered({ ...reporting, coveredPeopleShare: shareOfPeople(coveredPeopleCount, peopleCount) }),
    ),
  };
}

async function findReportingPrecincts(
  trx: Knex,
  { tree, periods, width }: ImportedFigures,
  { span, realPeriods }: { span: readonly PeriodKey[]; realPeriods: readonly PeriodKey[] },
): Promise<number[]> {
  const realPeriodNumbers = new Set(realPeriods.map(getPeriodNumber));
  const published = span.filter((period) => realPeriodNumbers.has(getPeriodNumber(period)));
  const rows: (PeriodKey & { boundaryId: number })[] = await trx("crime_coverage").whereIn(
    ["year", "quarter"],
    toPeriodPairs(published),
  );
  const rowsByPeriod = Map.groupBy(rows, getPeriodNumber);
  const predicates = span.map((period) => {
    const ids = new Set(rowsByPeriod.get(getPeriodNumber(period))?.map(({ boundaryId }) => boundaryId));
    const importedFigures = periods.find(
      (each) => getPeriodNumber(each.period) === getPeriodNumber(period),
    )?.figures;
    return (precinct: number) =>
      ids.has(Number(tree.boundaryIds[precinct])) ||
      importedFigures
        ?.subarray(precinct * width, (precinct + 1) * width)
        .some((each) => each !== NOT_CAPTURED);
  });
  return Array.from({ length: tree.precinctCount }, (_, precinct) => precinct).filter((precinct) =>
    predicates.every((hasFigures) => hasFigures(precinct)),
  );
}

function createCoverageFinder(
  { precinctCount, parents, peopleCounts }: BoundaryTree,
  reporting: readonly number[],
) {
  const reportingSet = new Set(reporting);
  const sums = Array.from(parents, () => ({ precincts: 0, precinctsReporting: 0, people: 0, covered: 0 }));
  for (let precinct = 0; precinct < precinctCount; precinct++) {
    const people = peopleCounts[precinct] ?? 0;
    const reports = reportingSet.has(precinct);
    for (let index = precinct; index !== -1; index = parents[index] ?? -1) {
      const sum = sums[index];
      if (sum === undefined) break;
      sum.precincts += 1;
      sum.people += people;
      if (reports) sum.precinctsReporting += 1;
      if (reports) sum.covered += people;
    }
  }
  return (index: number): PrecinctCoverage => {
    const { precincts = 0, precinctsReporting = 0, people = 0, covered = 0 } = sums[index] ?? {};
    return { precincts, precinctsReporting, coveredPeopleShare: shareOfPeople(covered, people) };
  };
}
