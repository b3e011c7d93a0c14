import { done } from "../../lib/http/done.ts";
import { route } from "../../lib/http/route.ts";
import { getRecentChanges, takeBackChange } from "./contract.ts";
import { listChanges } from "./listChanges.ts";
import { takeBack } from "./takeBack.ts";

export const saveRoutes = [
  route(getRecentChanges, ({ query, session, trx, today }) => listChanges(trx, session, query, today)),
  route(takeBackChange, async ({ body, trx, ...actor }) => {
    const { left, confidential } = await takeBack(trx, actor, body.changeId);
    const rest = left.length === 0 ? "" : ` Changed since, and left as it is: ${left.join(", ")}.`;
    const hidden =
      confidential.length === 0
        ? ""
        : ` Still confidential: ${confidential.join(", ")}. To make it public, change its form.`;
    return done(`Taken back.${rest}${hidden}`);
  }),
];
