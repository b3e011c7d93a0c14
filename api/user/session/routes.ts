import { done } from "../../lib/http/done.ts";
import { type Route, route } from "../../lib/http/route.ts";
import { endUserSession, getUserSessions } from "./contract.ts";
import { endListed, listSessions } from "./userSessions.ts";

const sessionsOf = route(getUserSessions, async ({ query, session, trx }) => ({
  sessions: await listSessions(trx, session, query),
}));

const endSession = route(endUserSession, async ({ body, session, trx, audit }) => {
  await audit(trx, { what: "session ended", subject: await endListed(trx, session, body) });
  return done("Signed out there.");
});

export const userSessionRoutes: readonly Route[] = [sessionsOf, endSession];
