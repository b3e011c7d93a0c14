import type { Knex } from "knex";
import type { z } from "zod";
import { notAllowed, notFound } from "../../lib/errors.ts";
import type { Session } from "../../lib/route.ts";
import { refuseStronger } from "../removeUser.ts";
import type { getUserSessions } from "./contract.ts";

type Listed = z.infer<typeof getUserSessions.response>["sessions"][number];
type Asked = {
  session: Session;
  /** The caller's by default. */
  stakeholderId: number | undefined;
  /** The caller's current session. */
  sessionHash: string | undefined;
};

export async function listSessions(trx: Knex.Transaction, asked: Asked): Promise<Listed[]> {
  const rows: { sessionHash: string; startedAt: Date; lastSeenAt: Date }[] = await trx("session")
    .where({ stakeholderId: ownerOf(asked), purpose: "signed-in" })
    .orderBy("last_seen_at", "desc")
    .select("session_hash", "started_at", "last_seen_at");
  return rows.map(({ sessionHash, startedAt, lastSeenAt }) => ({
    sessionId: sessionHash,
    startedAt: startedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isThis: sessionHash === asked.sessionHash,
  }));
}

/** One, or all but the current one. Returns whose they were. */
export async function endListed(
  trx: Knex.Transaction,
  { sessionId, ...asked }: Asked & { sessionId: string | undefined },
): Promise<number> {
  const stakeholderId = ownerOf(asked);
  if (stakeholderId !== asked.session.stakeholderId) {
    await refuseStronger(trx, stakeholderId, asked.session.stakeholderId);
  }
  const found = trx("session").where({ stakeholderId, purpose: "signed-in" });
  if (sessionId !== undefined) found.where({ sessionHash: sessionId });
  else if (asked.sessionHash !== undefined) found.whereNot({ sessionHash: asked.sessionHash });
  const ended = await found.delete().returning("session_hash");
  if (sessionId !== undefined && ended.length === 0) throw notFound("The session");
  return stakeholderId;
}

function ownerOf({ session, stakeholderId = session.stakeholderId }: Asked): number {
  if (stakeholderId !== session.stakeholderId && !session.actions.has("WorldOfImpactAdmin"))
    throw notAllowed();
  return stakeholderId;
}
