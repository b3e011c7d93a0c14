import type { Knex } from "knex";
import type { Audit } from "../lib/audit/audit.ts";
import type { Session } from "../lib/http/route.ts";
import { storeSource } from "../source/storeSource.ts";

/** `today` is the date in South Africa (ISO 8601). */
export type Actor = { session: Session; now: Date; today: string; audit: Audit };

/** `by` is null if a file is imported. */
export type Author = { by: number | null; at: Date; getSourceId: (trx: Knex.Transaction) => Promise<number> };

const DESCRIPTION = "Captured by officials of municipalities and provinces";

export async function getOfficialSourceId(trx: Knex.Transaction): Promise<number> {
  const existing: { dataSourceId: number } | undefined = await trx("data_source")
    .where({ theme: "building-block" })
    .where((either) => either.where({ isDemonstration: true }).orWhere({ description: DESCRIPTION }))
    .orderBy("is_demonstration", "desc")
    .first("data_source_id");
  if (existing !== undefined) return existing.dataSourceId;
  return storeSource(trx, { theme: "building-block", description: DESCRIPTION, url: null });
}
