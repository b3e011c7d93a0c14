import type { Knex } from "knex";
import type { ImportKind } from "../../import/importKinds.ts";
import { notFound } from "../../lib/http/errors.ts";
import type { Session } from "../../lib/http/route.ts";
import { kindsOf } from "../imports.ts";
import type { WatchedSource } from "./contract.ts";

export type SourceRow = {
  watchedSourceId: number;
  kind: ImportKind;
  name: string;
  address: string;
  namedBy: number;
  nextAskAt: Date;
  askingSince: Date | null;
  askedAt: Date | null;
  outcome: WatchedSource["outcome"];
  problem: string | null;
  etag: string | null;
  lastModified: string | null;
  fingerprint: string | null;
  arrivedAt: Date | null;
  importId: number | null;
};

/** A process that ended meanwhile asks no longer. */
export const ASKING_FOR_MS = 30 * 60_000;

export async function readSources(
  trx: Knex.Transaction,
  session: Session,
  now: Date,
): Promise<WatchedSource[]> {
  const rows: (SourceRow & { namer: string | null; importState: string | null })[] = await trx(
    "watched_source as w",
  )
    .leftJoin("stakeholder as s", "s.stakeholder_id", "w.named_by")
    .leftJoin("data_import as i", "i.import_id", "w.import_id")
    .whereIn("w.kind", kindsOf(session))
    .orderBy(["w.name", "w.watched_source_id"])
    .select("w.*", "s.name as namer", "i.state as import_state");
  return rows.map(({ namer, importState, ...row }) => ({
    ...row,
    namedBy: namer ?? "Account closed",
    isBeingAsked: row.askingSince !== null && now.getTime() - row.askingSince.getTime() < ASKING_FOR_MS,
    isWaiting: importState === "previewed",
    askedAt: row.askedAt?.toISOString() ?? null,
    nextAskAt: row.nextAskAt.toISOString(),
    arrivedAt: row.arrivedAt?.toISOString() ?? null,
  }));
}

export async function findSource(
  trx: Knex.Transaction,
  session: Session,
  watchedSourceId: number,
): Promise<SourceRow> {
  const row = await trx("watched_source")
    .where({ watchedSourceId })
    .whereIn("kind", kindsOf(session))
    .first();
  if (row === undefined) throw notFound("The source");
  return row;
}
