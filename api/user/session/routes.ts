import { done } from "../../lib/done.ts";
import { type Route, steppedRoute } from "../../lib/route.ts";
import { endUserSession, getUserSessions } from "./contract.ts";
import { endListed, listSessions } from "./userSessions.ts";

const sessionsOf = steppedRoute(getUserSessions, async ({ query, session, visit, transact }) => {
  const { stakeholderId } = query;
  const { sessionHash } = visit;
  return { sessions: await transact((trx) => listSessions(trx, { session, stakeholderId, sessionHash })) };
});

const endSession = steppedRoute(endUserSession, async ({ body, session, visit, transact, audit }) => {
  const { sessionHash } = visit;
  await transact(async (trx) => {
    const subject = await endListed(trx, {
      session,
      sessionHash,
      stakeholderId: body.stakeholderId,
      sessionId: body.sessionId,
    });
    await audit(trx, { what: "session ended", subject });
  });
  return done("Signed out there.");
});

export const userSessionRoutes: readonly Route[] = [sessionsOf, endSession];
