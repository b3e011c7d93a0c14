import { done } from "../../lib/http/done.ts";
import { route } from "../../lib/http/route.ts";
import { getRecentChanges, takeBackChange } from "./contract.ts";
import { listChanges } from "./listChanges.ts";
import { takeBack } from "./takeBack.ts";

export const saveRoutes = [
  route(getRecentChanges, ({ query, session, trx, today }) => listChanges(trx, session, query, today)),
  route(takeBackChange, async ({ body, trx, ...actor }) => {
    const left = await takeBack(trx, actor, body.changeId);
    const rest = left.length === 0 ? "" : ` Changed since, and left as it is: ${left.join(", ")}.`;
    return done(`Taken back.${rest}`);
  }),
];
