import type { Knex } from "knex";
import type { z } from "zod";
import { done } from "../../lib/http/done.ts";
import { notAllowed, notFound } from "../../lib/http/errors.ts";
import { type Route, route, type Session } from "../../lib/http/route.ts";
import { refuseStronger } from "../removeUser.ts";
import { endUserSession, getUserSessions } from "./contract.ts";

const listSessionsRoute = route(getUserSessions, async ({ query, session, trx }) => ({
  sessions: await listSessions(trx, session, query),
}));

const endSessionRoute = route(endUserSession, async ({ body, session, trx, audit }) => {
  await audit(trx, { what: "session ended", subject: await endSessions(trx, session, body) });
  return done("Signed out there.");
});

export const userSessionRoutes: readonly Route[] = [listSessionsRoute, endSessionRoute];

type UserSession = z.infer<typeof getUserSessions.response>["sessions"][number];
type SessionQuery = {
  stakeholderId?: number | undefined;
};

type Row = {
  sessionHash: string;
  startedAt: Date;
  lastSeenAt: Date;
  browser: string | null;
  network: string | null;
};

async function listSessions(
  trx: Knex.Transaction,
  session: Session,
  sessionQuery: SessionQuery,
): Promise<UserSession[]> {
  const rows: Row[] = await trx("session")
    .where({ stakeholderId: findOwner(session, sessionQuery), purpose: "signed-in" })
    .orderBy("last_seen_at", "desc")
    .select("session_hash", "started_at", "last_seen_at", "browser", "network");
  const networks = [...new Set(rows.map(({ network }) => network))];
  return rows.map(({ sessionHash, startedAt, lastSeenAt, browser, network }) => ({
    sessionId: sessionHash,
    startedAt: startedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isThis: sessionHash === session.sessionHash,
    browser,
    network: networks.indexOf(network) + 1,
  }));
}

async function endSessions(
  trx: Knex.Transaction,
  session: Session,
  { sessionId, ...sessionQuery }: SessionQuery & { sessionId?: string | undefined },
): Promise<number> {
  const stakeholderId = findOwner(session, sessionQuery);
  if (stakeholderId !== session.stakeholderId) {
    await refuseStronger(trx, stakeholderId, session.stakeholderId);
  }
  const sessions = trx("session").where({ stakeholderId, purpose: "signed-in" });
  if (sessionId !== undefined) sessions.where({ sessionHash: sessionId });
  else sessions.whereNot({ sessionHash: session.sessionHash });
  const endedSessions = await sessions.delete().returning("session_hash");
  if (sessionId !== undefined && endedSessions.length === 0) throw notFound("The session");
  return stakeholderId;
}

function findOwner(session: Session, { stakeholderId = session.stakeholderId }: SessionQuery): number {
  if (stakeholderId !== session.stakeholderId && !session.permissions.has("WorldOfImpactAdmin"))
    throw notAllowed();
  return stakeholderId;
}
