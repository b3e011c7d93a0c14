import type { Knex } from "knex";
import type { Audit } from "../lib/audit/audit.ts";
import type { Session } from "../lib/http/route.ts";

/** `today` is the day in South Africa (ISO 8601). */
export type Actor = { session: Session; now: Date; today: string; audit: Audit };

/** `by` is null for a file. */
export type Author = { by: number | null; at: Date; readSource: (trx: Knex.Transaction) => Promise<number> };
