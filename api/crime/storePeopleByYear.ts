import { isDeepStrictEqual } from "node:util";
import type { Knex } from "knex";
import { z } from "zod";
import { raiseDataVersion } from "../lib/cache/dataVersion.ts";
import { insertRows } from "../lib/database/insertRows.ts";
import { readReference } from "../lib/figures/readReference.ts";
import { storeTotals } from "./storeTotals.ts";

const Row = z.object({ municipality_code: z.string() }).catchall(z.coerce.number().int());

export async function storePeopleByYear(trx: Knex.Transaction): Promise<void> {
  const rows = await readReference("people_by_year.csv", Row);
  const peopleRows = rows.flatMap(({ municipality_code: code, ...years }) =>
    Object.entries(years).map(([year, peopleCount]) => ({ code, year: Number(year), peopleCount })),
  );
  const stored = await trx("municipality_people")
    .select("code", "year", "people_count")
    .orderByRaw('code collate "C", year');
  if (isDeepStrictEqual(stored, peopleRows)) return;
  await trx("municipality_people").delete();
  const columns = peopleRows.map(({ peopleCount: people_count, ...key }) => ({ ...key, people_count }));
  await insertRows(trx, "municipality_people", columns);
  await storeTotals(trx);
  await raiseDataVersion(trx, ["crime"]);
}
