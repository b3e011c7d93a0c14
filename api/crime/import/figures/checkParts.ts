import { ImportError } from "../../../import/ImportError.ts";
import type { Warning } from "../../../import/judgeWarnings.ts";
import { counted } from "../../../lib/text/counted.ts";
import { inQuotes } from "../../../lib/text/inQuotes.ts";
import { normaliseName } from "../../../lib/text/nearNames.ts";
import { formatInteger } from "../../../shared/figures/formatInteger.ts";
import { periodLabel } from "../../periods.ts";
import type { CrimeType } from "./crimeTypes.ts";
import type { PeriodFigures } from "./FigureTable.ts";
import { listFirst, listOffences } from "./figureWarnings.ts";
import { NOT_CAPTURED } from "./sumUpward.ts";

/** Share of a period's rows that may differ. */
const MAX_DIFFERING = 0.05;
const MIN_DIFFERING = 10;
const HALF = 0.5;

type Difference = { row: number; counts: ReadonlyMap<number, number>; sum: number; total: number };
type PeriodCheck = { compared: number; differences: Difference[] };

/** `value` is null if the column is too large in many rows, and a number if the rows repeat that number. */
type Contradiction = { type: number; value: number | null; rows: number };

/**
 * Compares the sum of the parts of sexual offences with their total in each row. If a column contradicts the
 * total in half of a period's rows, it is omitted from that period; otherwise only the contradicting figures
 * are. Omitted figures are missing, not zero.
 * @throws {ImportError} if many differences remain unexplained
 */
export function checkParts(
  file: string,
  periods: readonly PeriodFigures[],
  types: readonly CrimeType[],
  names: readonly string[],
): { notes: string[]; warnings: Warning[] } {
  const { total, parts } = listOffences(types);
  if (total === -1) return { notes: [], warnings: [] };
  const columns = { total, parts, types };
  const omissions: { key: string; sentence: string; label: string }[] = [];
  let compared = 0;
  let differing = 0;
  for (const each of periods) {
    let check = checkPeriod(each, columns);
    for (let tries = 0; areTooManyDifferent(check) && tries <= parts.length; tries++) {
      const contradiction = findContradiction(each, check.differences, columns);
      if (contradiction === undefined) break;
      const sentence = omitFigures(each, check, contradiction, columns, names);
      omissions.push({ key: sentence.key, sentence: sentence.text, label: periodLabel(each.period) });
      check = checkPeriod(each, columns);
    }
    if (areTooManyDifferent(check))
      throw createPartsError(file, periodLabel(each.period), check, names[total]);
    compared += check.compared;
    differing += check.differences.length;
  }
  const warnings = [...Map.groupBy(omissions, ({ key }) => key).values()].map((sameOmissions) => ({
    sentence: `${sameOmissions[0]?.sentence} It is missing there: ${listFirst(sameOmissions.map(({ label }) => label))}.`,
    needsReason: true,
  }));
  const note = `In ${formatInteger(differing)} of ${counted(compared, "row")} (a station in a period), the parts of the sexual offences do not add up to their total; the total counts.`;
  return { notes: differing === 0 ? [] : [note], warnings };
}

const areTooManyDifferent = ({ compared, differences: { length } }: PeriodCheck) =>
  length >= MIN_DIFFERING && length > compared * MAX_DIFFERING;

type Columns = { total: number; parts: readonly number[]; types: readonly CrimeType[] };

function checkPeriod({ figures }: PeriodFigures, { total, parts, types }: Columns): PeriodCheck {
  const check: PeriodCheck = { compared: 0, differences: [] };
  for (let from = 0; from < figures.length; from += types.length) {
    const expectedTotal = figures[from + total] as number;
    if (expectedTotal === NOT_CAPTURED) continue;
    const counts = new Map([total, ...parts].map((type) => [type, figures[from + type] as number]));
    const capturedParts = parts
      .map((part) => counts.get(part) as number)
      .filter((count) => count !== NOT_CAPTURED);
    const sum = capturedParts.reduce((all, count) => all + count, 0);
    // If parts are missing, only a sum above the total is an error.
    if (capturedParts.length < parts.length && sum <= expectedTotal) continue;
    check.compared += 1;
    if (sum !== expectedTotal) check.differences.push({ row: from, counts, sum, total: expectedTotal });
  }
  return check;
}

/** A number that most differing rows repeat is a code, not a count. */
function findContradiction(
  { figures }: PeriodFigures,
  differences: readonly Difference[],
  { total, parts, types }: Columns,
): Contradiction | undefined {
  const excesses = differences.filter((each) => each.sum > each.total);
  if (excesses.length <= differences.length * HALF) return undefined;
  const repeated = [total, ...parts].flatMap((type): Contradiction[] => {
    const counts = excesses.map(({ counts }) => counts.get(type) as number);
    const plausibleCounts = counts.filter((count) => count !== NOT_CAPTURED && (count > 0 || type === total));
    const [[value = 0, rows = []] = []] = [...Map.groupBy(plausibleCounts, (count) => count)].toSorted(
      ([, a], [, b]) => b.length - a.length,
    );
    let occurrences = 0;
    for (let index = type; index < figures.length; index += types.length)
      if (figures[index] === value) occurrences += 1;
    // If as many consistent rows have the number, it is a count.
    const isSuspect = rows.length > differences.length * HALF && rows.length > occurrences * HALF;
    return isSuspect ? [{ type, value, rows: rows.length }] : [];
  });
  const isCode = ({ type, value }: Contradiction) => normaliseName(types[type]?.code ?? "") === String(value);
  const rowsByType = parts.map((type) => ({
    type,
    value: null,
    rows: excesses.filter((each) => (each.counts.get(type) as number) > each.total).length,
  }));
  const [largest] = rowsByType.toSorted((a, b) => b.rows - a.rows);
  return (
    repeated.find(isCode) ??
    repeated[0] ??
    (largest && largest.rows > differences.length * HALF ? largest : undefined)
  );
}

function omitFigures(
  { figures }: PeriodFigures,
  { compared, differences }: PeriodCheck,
  { type, value, rows }: Contradiction,
  { total, types }: Columns,
  names: readonly string[],
): { key: string; text: string } {
  if (rows >= compared * HALF) {
    for (let at = type; at < figures.length; at += types.length) figures[at] = NOT_CAPTURED;
  } else {
    for (const { row, counts, total } of differences) {
      const count = counts.get(type) as number;
      if (value === null ? count > total : count === value) figures[row + type] = NOT_CAPTURED;
    }
  }
  const name = inQuotes(names[type] ?? "");
  const other = type === total ? "its parts contradict" : "its total contradicts";
  const isCode = normaliseName(types[type]?.code ?? "") === String(value);
  const what =
    value === null ? "more than its total" : `${value}${isCode ? ", the code of that category," : ""}`;
  return {
    key: `${type} ${value}`,
    text: `${name} is ${what} where ${other} it.`,
  };
}

function createPartsError(
  file: string,
  label: string,
  { compared, differences }: PeriodCheck,
  total = "",
): ImportError {
  const excessCount = differences.filter((each) => each.sum > each.total).length;
  return new ImportError(
    file,
    `in ${formatInteger(differences.length)} of the ${formatInteger(compared)} rows of ${label}, the parts of the sexual offences do not add up to ${inQuotes(total)}: they are less in ${formatInteger(differences.length - excessCount)} of them and more in ${formatInteger(excessCount)}; correct those counts or leave them out.`,
  );
}
