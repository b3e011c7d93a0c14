import { done } from "../../lib/http/done.ts";
import { route } from "../../lib/http/route.ts";
import { findInstance } from "../instance/findInstance.ts";
import {
  demandSecondPerson,
  getBuildingBlockHistory,
  getCaptures,
  sendBackCapture,
  verifyCapture,
} from "./contract.ts";
import { sendBack, verify } from "./decide.ts";
import { readHistory } from "./history.ts";
import { listCaptures } from "./listCaptures.ts";
import { setSecondPerson } from "./secondPerson.ts";

export const captureRoutes = [
  route(getCaptures, ({ query, session, trx, today }) => listCaptures(trx, session, query, today)),
  route(verifyCapture, async ({ body, trx, ...official }) => {
    const changeId = await verify(trx, official, body, body.checkedHow);
    return { ...done("Verified. The public reads it from now on."), changeId };
  }),
  route(sendBackCapture, async ({ body, trx, ...official }) => {
    await sendBack(trx, official, body, body.reason);
    return done("Sent back with your reason.");
  }),
  route(demandSecondPerson, async ({ body, trx, ...official }) => {
    await setSecondPerson(trx, official, body);
    return done(
      body.isDemanded
        ? "From now on a second person verifies what somebody captured."
        : "Anyone who may validate can verify their own captures again.",
    );
  }),
  route(getBuildingBlockHistory, async ({ query, session, trx, today }) => {
    const { stakeholderId } = await findInstance(trx, session, query, today);
    return readHistory(trx, stakeholderId, query);
  }),
];
