import { ImportError } from "../../../import/ImportError.ts";
import { counted, format } from "../../../lib/text/counted.ts";
import { inQuotes } from "../../../lib/text/inQuotes.ts";
import { normaliseName } from "../../../lib/text/nearNames.ts";
import { periodLabel } from "../../periods.ts";
import type { CrimeType } from "./crimeTypes.ts";
import type { PeriodFigures } from "./FigureTable.ts";
import { NOT_CAPTURED } from "./sumUpward.ts";

/** Share of a period's rows. A smaller number of differing rows does not refuse a file. */
const MAX_DIFFERING = 0.05;
const MIN_DIFFERING = 10;

type Difference = { parts: number[]; sum: number; total: number };
type PeriodCheck = { label: string; compared: number; differences: Difference[] };

/**
 * Compares parts of the sexual offences with their total in each row. Returns sentences.
 * @param words the file's own name of each type
 * @throws {ImportError} if a period has many differences
 */
export function checkParts(
  file: string,
  periods: readonly PeriodFigures[],
  types: readonly CrimeType[],
  words: readonly string[],
): string[] {
  const included = types.flatMap(({ is_included }, type) => (is_included ? [type] : []));
  const parentIds = new Set(included.map((type) => types[type]?.parent_crime_type_id));
  const total = included.find((type) => parentIds.has(types[type]?.crime_type_id ?? null));
  if (total === undefined) return [];
  const parts = included.filter((type) => types[type]?.parent_crime_type_id === types[total]?.crime_type_id);
  const checks = periods.map((each) => checkPeriod(each, { total, parts, width: types.length }));
  const [worst] = checks
    .filter(
      ({ compared, differences: { length } }) => length >= MIN_DIFFERING && length > compared * MAX_DIFFERING,
    )
    .toSorted((a, b) => b.differences.length - a.differences.length);
  if (worst !== undefined) {
    const { label, compared, differences } = worst;
    const where = `in ${format(differences.length)} of the ${format(compared)} rows of ${label}`;
    const what = explain(
      differences,
      parts.map((type) => ({ ...types[type], word: words[type] })),
      words[total],
    );
    throw new ImportError(
      file,
      `${where}, the parts of the sexual offences do not add up to ${what}; correct those counts or leave them out.`,
    );
  }
  const compared = checks.reduce((sum, check) => sum + check.compared, 0);
  const differing = checks.reduce((sum, { differences }) => sum + differences.length, 0);
  if (differing === 0) return [];
  return [
    `In ${format(differing)} of ${counted(compared, "row")} (a station in a period), the parts of the sexual offences do not add up to their total; the total counts.`,
  ];
}

function checkPeriod(
  { period, figures }: PeriodFigures,
  { total, parts, width }: { total: number; parts: readonly number[]; width: number },
): PeriodCheck {
  const check: PeriodCheck = { label: periodLabel(period), compared: 0, differences: [] };
  for (let from = 0; from < figures.length; from += width) {
    const whole = figures[from + total] as number;
    if (whole === NOT_CAPTURED) continue;
    const counts = parts.map((part) => figures[from + part] as number);
    const captured = counts.filter((count) => count !== NOT_CAPTURED);
    const sum = captured.reduce((all, count) => all + count, 0);
    // Without all its parts, a total can only be too small.
    if (captured.length < parts.length && sum <= whole) continue;
    check.compared += 1;
    if (sum !== whole) check.differences.push({ parts: counts, sum, total: whole });
  }
  return check;
}

/** A number that most rows repeat is no count. */
function explain(
  differences: readonly Difference[],
  parts: readonly { code?: string | undefined; word?: string | undefined }[],
  total = "",
): string {
  const [repeated] = parts
    .map(({ code, word = "" }, at) => {
      const counts = differences.map((each) => each.parts[at] as number).filter((count) => count > 0);
      const [[value = 0, rows = []] = []] = [...Map.groupBy(counts, (count) => count)].toSorted(
        ([, a], [, b]) => b.length - a.length,
      );
      const isCode = normaliseName(code ?? "") === String(value);
      return { word, value, rows: rows.length, isCode };
    })
    .toSorted((a, b) => Number(b.isCode) - Number(a.isCode) || b.rows - a.rows);
  const more = differences.filter((each) => each.sum > each.total).length;
  if (repeated !== undefined && more * 2 > differences.length && repeated.rows * 2 > differences.length) {
    const meaning = repeated.isCode ? ", the code of that category," : "";
    return `their total: ${inQuotes(repeated.word)} is ${repeated.value}${meaning} in ${format(repeated.rows)} of them`;
  }
  return `${inQuotes(total)}: they are less in ${format(differences.length - more)} of them and more in ${format(more)}`;
}
