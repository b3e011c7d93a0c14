import type { Knex } from "knex";
import { findSources } from "../crime/queries.ts";
import { IMPORT_KINDS, type ImportKind } from "../import/importKinds.ts";
import { DAY_MS } from "../lib/time/dayMs.ts";
import {
  addDays,
  dayInSouthAfrica,
  lastDayOf,
  type PeriodKey,
  type Quarter,
  quarterLabel,
  quarterNumber,
  quarterOfNumber,
} from "../lib/time/quarters.ts";
import { writeDay } from "../lib/time/writeDay.ts";

type Row = Quarter & {
  expectedFiguresId: number;
  kind: ImportKind;
  expectedOn: string;
  repeats: boolean;
  note: string;
};
type Due = Quarter & { expectedOn: string; isLate: boolean; sentence: string };
type ExpectedFigures = Row & { daysAfterQuarter: number; due: Due[] };
type IsHere = (kind: ImportKind, quarter: Quarter) => boolean;

const KINDS: Readonly<Record<ImportKind, { subject: string; theme: string }>> = {
  crime: { subject: "The police’s figures", theme: "crime" },
  boundaries: { subject: "Boundary lines", theme: "boundaries" },
  buildingblocks: { subject: "Figures of building blocks", theme: "building-block" },
  healthchecks: { subject: "Figures of health checks", theme: "health-check" },
  collectiveactions: { subject: "Figures of 100-Day Challenges", theme: "collective-action" },
};

export async function findExpected(
  trx: Knex,
  { kinds = IMPORT_KINDS, today }: { kinds?: readonly ImportKind[]; today: string },
): Promise<ExpectedFigures[]> {
  const rows: Row[] = await trx("expected_figures")
    .whereIn("kind", kinds)
    .orderBy(["year", "quarter", "kind"])
    .select("expected_figures_id", "kind", "year", "quarter", "repeats", "note")
    .select(trx.raw("expected_on::text"));
  const isHere = await findArrived(trx);
  return rows.map((row) => {
    const daysAfterQuarter = (Date.parse(row.expectedOn) - Date.parse(lastDayOf(row))) / DAY_MS;
    const due = row.repeats
      ? repeated(row, { rows, daysAfterQuarter, today, isHere })
      : [describe(row, row, today)].filter((each) => !isHere(row.kind, each));
    return { ...row, daysAfterQuarter, due };
  });
}

/** The missing ones up to the next. A row of a later quarter takes the place of the repeated one. */
function repeated(
  row: Row,
  {
    rows,
    daysAfterQuarter,
    today,
    isHere,
  }: { rows: Row[]; daysAfterQuarter: number; today: string; isHere: IsHere },
): Due[] {
  const later = rows.filter(
    ({ kind, ...own }) => kind === row.kind && quarterNumber(own) > quarterNumber(row),
  );
  const end = Math.min(...later.filter(({ repeats }) => repeats).map(quarterNumber), LAST_QUARTER);
  const due: Due[] = [];
  for (let number = quarterNumber(row); number < end && !due.some(({ isLate }) => !isLate); number++) {
    const quarter = quarterOfNumber(number);
    if (isHere(row.kind, quarter) || later.some((each) => quarterNumber(each) === number)) continue;
    due.push(describe(row, { ...quarter, expectedOn: addDays(lastDayOf(quarter), daysAfterQuarter) }, today));
  }
  return due;
}

const LAST_QUARTER = quarterNumber({ year: 2100, quarter: 4 });

function describe(
  { kind, note }: Row,
  { year, quarter, expectedOn }: Quarter & { expectedOn: string },
  today: string,
): Due {
  const isLate = expectedOn < today;
  const period = quarterLabel({ year, quarter });
  const said = `${KINDS[kind].subject} for ${period} ${isLate ? "were" : "are"} expected by ${writeDay(expectedOn)}.`;
  return { year, quarter, expectedOn, isLate, sentence: note === "" ? said : `${said} ${note}` };
}

/** Crime figures say their quarter; others arrive with an import after its end. Invented ones do not count. */
async function findArrived(trx: Knex): Promise<IsHere> {
  const sources = await findSources(trx);
  const held = sources.filter(({ isDemonstration }) => !isDemonstration).map(lastQuarterOf);
  const latest = Math.max(0, ...held);
  const imported: { theme: string; last: Date }[] = await trx("data_source")
    .where({ isDemonstration: false })
    .groupBy("theme")
    .select("theme")
    .max("captured_at as last");
  const lastDay = new Map(imported.map(({ theme, last }) => [theme, dayInSouthAfrica(last)]));
  return (kind, quarter) =>
    kind === "crime"
      ? quarterNumber(quarter) <= latest
      : (lastDay.get(KINDS[kind].theme) ?? "") > lastDayOf(quarter);
}

/** A financial year ends with the first quarter of the next. */
const lastQuarterOf = ({ year, quarter }: PeriodKey): number =>
  quarterNumber(quarter === 0 ? { year: year + 1, quarter: 1 } : { year, quarter });
