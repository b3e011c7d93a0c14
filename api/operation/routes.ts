import { done } from "../lib/http/done.ts";
import { type Route, route } from "../lib/http/route.ts";
import { changeNationalLine, checkEmergencyNumbers, getOperation } from "./contract.ts";
import { describeFacts } from "./describeFacts.ts";
import { assignEmergencyOwner, checkNumbers, readEmergency } from "./emergency.ts";
import { confirmLine, proposeLine, takeOffNumber, withdrawLine } from "./nationalLines.ts";
import { readFacts } from "./readFacts.ts";

export const operationRoutes: readonly Route[] = [
  route(getOperation, async ({ trx, session, env, now, today }) => ({
    facts: describeFacts(await readFacts(trx, { env, now }), now),
    emergency: await readEmergency(trx, { today, env, readerId: session.stakeholderId }),
  })),
  route(checkEmergencyNumbers, async ({ trx, body, session, env, today, now, audit }) => {
    if (body.ownerId !== undefined) {
      const before = { ownerId: (await trx("emergency_owner").first("owner_id"))?.ownerId ?? null };
      const name = await assignEmergencyOwner(trx, body.ownerId, { at: now, env });
      await audit(trx, {
        what: "emergency numbers given",
        subject: body.ownerId,
        before,
        after: { ownerId: body.ownerId },
      });
      return done(`${name} now keeps the emergency numbers right.`);
    }
    const by = session.stakeholderId;
    const names = await checkNumbers(trx, body.stakeholderIds, { by, at: now, today });
    for (const subject of body.stakeholderIds)
      await audit(trx, { what: "emergency numbers checked", subject });
    return done(`${names.join(", ")}: checked today.`);
  }),
  route(changeNationalLine, async ({ body, trx, session, env, secrets, now, audit }) => {
    const change = { trx, by: session.stakeholderId, now, env, secrets, audit };
    switch (body.step) {
      case "propose":
        return done(await proposeLine(body.stakeholderId, body.line, change));
      case "confirm":
        return done(`${await confirmLine(body.changeId, change)} is changed. The pages of help show it now.`);
      case "withdraw":
        return done(`${await withdrawLine(body.changeId, change)} stays as it is.`);
      default:
        return done(`The number is taken off ${await takeOffNumber(body, change)}.`);
    }
  }),
];
