import type { Knex } from "knex";
import { storeSource } from "../source/storeSource.ts";

const DESCRIPTION = "Captured by officials of municipalities and provinces";

/**
 * The source of what officials capture. On demonstration data it is part of the demonstration, and goes with it.
 */
export async function officialSource(trx: Knex.Transaction): Promise<number> {
  const standing: { dataSourceId: number } | undefined = await trx("data_source")
    .where({ theme: "building-block" })
    .where((either) => either.where({ isDemonstration: true }).orWhere({ description: DESCRIPTION }))
    .orderBy("is_demonstration", "desc")
    .first("data_source_id");
  if (standing !== undefined) return standing.dataSourceId;
  return storeSource(trx, { theme: "building-block", description: DESCRIPTION, url: null });
}
