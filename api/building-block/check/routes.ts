import { done } from "../../lib/http/done.ts";
import { route, steppedRoute } from "../../lib/http/route.ts";
import { counted } from "../../lib/text/counted.ts";
import type { Input } from "../../shared/http/endpoint.ts";
import { CLEARED, checkAll, type HowDone } from "./checkAll.ts";
import { checkContacts, getDueContacts, noteOnContact, reportWrongNumber, undoChecks } from "./contract.ts";
import { findDue } from "./due.ts";
import { noteContact } from "./note.ts";
import { report } from "./reportNumber.ts";
import { undoAll } from "./undoAll.ts";

export const checkRoutes = [
  route(getDueContacts, ({ query, session, trx, today }) => findDue(trx, session, query, today)),
  route(checkContacts, async ({ body, trx, ...official }) => {
    const { results, done: checked } = await checkAll(trx, official, body.contacts, howDone(body));
    const places = new Set(checked.map(({ placeId }) => placeId)).size;
    const refused = results.length - checked.length;
    const said = `${counted(checked.length, "contact")} at ${counted(places, "place")}: ${body.outcome}.`;
    const rest = refused === 0 ? "" : ` ${counted(refused, "contact")} changed since and left as they are.`;
    return { ...done(said + rest), results };
  }),
  route(undoChecks, async ({ body, trx, ...official }) => {
    const results = await undoAll(trx, official, body.checks);
    const undone = results.filter(({ outcome }) => outcome === "ok").length;
    return { ...done(`${counted(undone, "check")} taken back.`), results };
  }),
  route(noteOnContact, async ({ body, trx, ...official }) => {
    await noteContact(trx, official, body);
    return done("Noted.");
  }),
  steppedRoute(reportWrongNumber, async ({ body, visit: { network }, throttle, transact, secrets, today }) =>
    done(await report(body, { network, throttle, transact, secrets, today })),
  ),
];

function howDone({ outcome, checkedHow }: Input<typeof checkContacts>["body"]): HowDone {
  if (outcome === "reports cleared") return CLEARED;
  return outcome === "still right" ? (checkedHow ?? null) : null;
}
