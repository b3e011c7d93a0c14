import type { Knex } from "knex";
import { findSources } from "../crime/queries.ts";
import { IMPORT_KINDS, type ImportKind } from "../import/importKinds.ts";
import { type PeriodKey, quarterLabel, quarterNumber } from "../lib/time/quarters.ts";
import { writeDay } from "../lib/time/writeDay.ts";

type Row = {
  expectedFiguresId: number;
  kind: ImportKind;
  year: number;
  quarter: number;
  expectedOn: string;
  note: string;
};
type ExpectedFigures = Row & { sentence: string; isLate: boolean; isHere: boolean };

const SUBJECTS: Readonly<Record<ImportKind, string>> = {
  crime: "The police’s figures",
  boundaries: "Boundary lines",
  buildingblocks: "Figures of building blocks",
  healthchecks: "Figures of health checks",
  collectiveactions: "Figures of 100-Day Challenges",
};

/** A financial year ends with the first quarter of the next. */
const lastQuarterOf = ({ year, quarter }: PeriodKey): number =>
  quarterNumber(quarter === 0 ? { year: year + 1, quarter: 1 } : { year, quarter });

export async function findExpected(
  trx: Knex,
  { kinds = IMPORT_KINDS, today }: { kinds?: readonly ImportKind[]; today: string },
): Promise<ExpectedFigures[]> {
  const rows: Row[] = await trx("expected_figures")
    .whereIn("kind", kinds)
    .orderBy(["year", "quarter", "kind"])
    .select("expected_figures_id", "kind", "year", "quarter", "note")
    .select(trx.raw("expected_on::text"));
  const sources = await findSources(trx);
  const held = sources.filter(({ isDemonstration }) => !isDemonstration).map(lastQuarterOf);
  const latest = Math.max(0, ...held);
  return rows.map((row) => ({
    ...row,
    ...describe(row, today),
    isHere: row.kind === "crime" && quarterNumber(row) <= latest,
  }));
}

function describe({ kind, note, expectedOn, ...quarter }: Row, today: string) {
  const isLate = expectedOn < today;
  const verb = isLate ? "were" : "are";
  const said = `${SUBJECTS[kind]} for ${quarterLabel(quarter)} ${verb} expected by ${writeDay(expectedOn)}.`;
  return { isLate, sentence: note === "" ? said : `${said} ${note}` };
}
