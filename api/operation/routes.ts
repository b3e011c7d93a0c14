import { done } from "../lib/http/done.ts";
import { type Route, route } from "../lib/http/route.ts";
import { checkEmergencyNumbers, getOperation, setEmergencyOwner } from "./contract.ts";
import { describeFacts } from "./describeFacts.ts";
import { checkNumbers, giveDuty, readEmergency } from "./emergency.ts";
import { readFacts } from "./readFacts.ts";

export const operationRoutes: readonly Route[] = [
  route(getOperation, async ({ trx, env, now, today }) => ({
    facts: describeFacts(await readFacts(trx, { env, now }), now),
    emergency: await readEmergency(trx, { today, env }),
  })),
  route(checkEmergencyNumbers, async ({ trx, body, session, today, now, audit }) => {
    const by = session.stakeholderId;
    const names = await checkNumbers(trx, body.stakeholderIds, { by, at: now, today });
    for (const subject of body.stakeholderIds)
      await audit(trx, { what: "emergency numbers checked", subject });
    return done(`${names.join(", ")}: checked today.`);
  }),
  route(setEmergencyOwner, async ({ trx, body, env, now, audit }) => {
    const name = await giveDuty(trx, body.stakeholderId, { at: now, env });
    await audit(trx, { what: "emergency numbers given", subject: body.stakeholderId });
    return done(`${name} now keeps the emergency numbers right.`);
  }),
];
