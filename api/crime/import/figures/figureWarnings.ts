import type { Knex } from "knex";
import type { Warning } from "../../../import/judgeWarnings.ts";
import { counted } from "../../../lib/text/counted.ts";
import { COUNTRY } from "../../../shared/figures/boundaryTypes.ts";
import { formatInteger } from "../../../shared/figures/formatInteger.ts";
import type { PeriodKey } from "../../../shared/quarters.ts";
import { periodLabel } from "../../periods.ts";
import type { BoundaryTree } from "../stations/boundaryTree.ts";
import { getPeriodNumber, readPeriods, toPeriodPairs } from "./crimePeriods.ts";
import type { CrimeType } from "./crimeTypes.ts";
import type { PeriodFigures } from "./FigureTable.ts";
import { NOT_CAPTURED } from "./sumUpward.ts";

const MAX_LISTED = 3;
const MAX_USUAL_RATIO = 2;
/** Smaller totals may double by chance. */
const MIN_REPORTS = 300;
/** If a file has fewer categories, a station may plausibly have zero in all of them. */
const MIN_CATEGORIES = 3;

type NationalTotal = PeriodKey & { total: number };

/** Warns if a period has less than half of the sexual offences of the period before or after it. */
export async function findTotalWarnings(
  trx: Knex,
  changes: readonly PeriodFigures[],
  types: readonly CrimeType[],
): Promise<Warning[]> {
  const offences = listOffences(types);
  const importedTotals = changes.map((each) => ({
    ...each.period,
    total: nationalTotal(each.figures, offences, types),
  }));
  const importedPeriods = new Set(importedTotals.map(getPeriodNumber));
  const otherPeriods = (await readPeriods(trx, { isDemonstration: false })).filter(
    (period) => !importedPeriods.has(getPeriodNumber(period)),
  );
  const rows: (PeriodKey & { crimeTypeId: number; value: number })[] = await trx("crime_figure")
    .where({ boundaryId: COUNTRY })
    .whereIn(["year", "quarter"], toPeriodPairs(otherPeriods))
    .select("year", "quarter", "crime_type_id", "value");
  const published = [...Map.groupBy(rows, getPeriodNumber).values()].map((figures) => ({
    ...(figures[0] as PeriodKey),
    total: totalOf(
      offences,
      (type) => figures.find((each) => each.crimeTypeId === getTypeId(types, type))?.value,
    ),
  }));
  const allTotals = new Map([...published, ...importedTotals].map((each) => [getPeriodNumber(each), each]));
  const jumps = [...allTotals.values()].flatMap((period): [NationalTotal, NationalTotal][] => {
    const next = allTotals.get(getPeriodNumber(getNext(period)));
    const isNew =
      next && (importedPeriods.has(getPeriodNumber(period)) || importedPeriods.has(getPeriodNumber(next)));
    if (!isNew || period.total === null || next.total === null) return [];
    const [smaller, larger] = [Math.min(period.total, next.total), Math.max(period.total, next.total)];
    const isJump = larger >= MIN_REPORTS && larger > smaller * MAX_USUAL_RATIO;
    return isJump ? [[period as NationalTotal, next as NationalTotal]] : [];
  });
  const pairs = jumps
    .toSorted((a, b) => difference(b) - difference(a))
    .map(
      ([before, after]) =>
        `${formatInteger(before.total)} in ${periodLabel(before)} and ${formatInteger(after.total)} in ${periodLabel(after)}`,
    );
  if (pairs.length === 0) return [];
  return [
    {
      sentence: `Sexual offences of South Africa would more than double or halve between neighbouring periods: ${listFirst(pairs)}.`,
      needsReason: true,
    },
  ];
}

const difference = ([a, b]: readonly [NationalTotal, NationalTotal]) => Math.abs(a.total - b.total);

const getNext = ({ year, quarter }: PeriodKey): PeriodKey =>
  quarter === 0 || quarter === 4
    ? { year: year + 1, quarter: Math.min(quarter, 1) }
    : { year, quarter: quarter + 1 };

type Offences = { total: number; parts: readonly number[] };

export function listOffences(types: readonly CrimeType[]): Offences {
  const parents = new Set(
    types.map(({ is_included, parent_crime_type_id: id }) => (is_included ? id : null)),
  );
  const total = types.findIndex(({ is_included, crime_type_id: id }) => is_included && parents.has(id));
  const id = types[total]?.crime_type_id;
  const parts = types.flatMap((each, at) =>
    each.is_included && each.parent_crime_type_id === id ? [at] : [],
  );
  return { total, parts };
}

const getTypeId = (types: readonly CrimeType[], type: number) => types[type]?.crime_type_id;

function totalOf({ total, parts }: Offences, countOf: (type: number) => number | undefined): number | null {
  const counts = [countOf(total), ...parts.map(countOf)];
  const totalCount = counts[0];
  if (totalCount !== undefined) return totalCount;
  const capturedCounts = counts.filter((count) => count !== undefined);
  return capturedCounts.length === 0 ? null : capturedCounts.reduce((sum, count) => sum + count, 0);
}

function nationalTotal(figures: Int32Array, offences: Offences, types: readonly CrimeType[]): number | null {
  const sumOfType = (type: number) => {
    let sum: number | undefined;
    for (let at = type; at < figures.length; at += types.length) {
      if (figures[at] !== NOT_CAPTURED) sum = (sum ?? 0) + (figures[at] as number);
    }
    return sum;
  };
  return totalOf(offences, sumOfType);
}

export function findZeroWarnings(
  periods: readonly PeriodFigures[],
  tree: BoundaryTree,
  width: number,
): Warning[] {
  const warnings: string[] = [];
  for (const { period, figures } of periods) {
    for (let precinct = 0; precinct < tree.precinctCount; precinct++) {
      const counts = figures.subarray(precinct * width, (precinct + 1) * width);
      const capturedCounts = counts.filter((count) => count !== NOT_CAPTURED);
      if (capturedCounts.length < MIN_CATEGORIES || capturedCounts.some((count) => count > 0)) continue;
      warnings.push(`${tree.names[precinct]} in ${periodLabel(period)}`);
    }
  }
  if (warnings.length === 0) return [];
  const sentence = `Zero in every category: ${listFirst(warnings)}. Was the station open already?`;
  return [{ sentence, needsReason: true }];
}

/**
 * Warns if a file has some parts but no total, because those parts would be published as all sexual offences.
 */
export function findPartWarnings(changes: readonly PeriodFigures[], types: readonly CrimeType[]): Warning[] {
  const { total, parts } = listOffences(types);
  const hasType = (figures: Int32Array, type: number) => {
    for (let at = type; at < figures.length; at += types.length)
      if (figures[at] !== NOT_CAPTURED) return true;
    return false;
  };
  const partCounts = changes
    .filter(({ figures }) => !hasType(figures, total))
    .map(({ figures }) => parts.filter((part) => hasType(figures, part)).length)
    .filter((count) => count > 0 && count < parts.length);
  if (partCounts.length === 0) return [];
  const minParts = Math.min(...partCounts);
  const sentence = `Without their total, ${minParts} of ${parts.length} parts would stand for all sexual offences, in ${counted(partCounts.length, "period")}.`;
  return [{ sentence }];
}

export function listFirst(names: readonly string[]): string {
  const further = names.length - MAX_LISTED;
  return [...names.slice(0, MAX_LISTED), ...(further > 0 ? [`and ${formatInteger(further)} more`] : [])].join(
    "; ",
  );
}
