import type { Knex } from "knex";
import { storeSource } from "../source/storeSource.ts";

const DESCRIPTION = "Captured by officials of municipalities and provinces";

/** It goes with the demonstration. */
export async function officialSource(trx: Knex.Transaction): Promise<number> {
  const existing: { dataSourceId: number } | undefined = await trx("data_source")
    .where({ theme: "building-block" })
    .where((either) => either.where({ isDemonstration: true }).orWhere({ description: DESCRIPTION }))
    .orderBy("is_demonstration", "desc")
    .first("data_source_id");
  if (existing !== undefined) return existing.dataSourceId;
  return storeSource(trx, { theme: "building-block", description: DESCRIPTION, url: null });
}
