import { done } from "../../lib/http/done.ts";
import { type Route, route } from "../../lib/http/route.ts";
import { readApplication } from "../applications.ts";
import { VERIFICATION_STATUSES } from "../contract.ts";
import {
  previewDecision,
  sendLetterAgain,
  stopDecision,
  verifyOrganisation,
  waitForApplicant,
} from "./contract.ts";
import { decide, takeBack } from "./decide.ts";
import { letterOf } from "./letterOf.ts";
import { sendLetterAgain as sendAgain } from "./sendAgain.ts";
import { changeWait } from "./wait.ts";

const verify = route(verifyOrganisation, async ({ body, ...deciding }) => {
  const isApproval = body.VerificationStatusId === VERIFICATION_STATUSES.approved;
  const decided = await decide(body, deciding);
  return {
    ...done(isApproval ? "The organisation is approved." : "The application is rejected."),
    ...decided,
  };
});

const preview = route(previewDecision, async ({ body, trx, env }) => {
  const { to, letter } = letterOf(await readApplication(trx, body.StakeholderId), body, env);
  const { subject, paragraphs, link = null } = letter;
  return { to, subject, paragraphs, link };
});

const stop = route(stopDecision, async ({ body, ...deciding }) => ({
  ...done("The letter is stopped and the decision taken back."),
  version: await takeBack(body, deciding),
}));

const wait = route(waitForApplicant, async ({ body, audit, ...waiting }) => {
  const version = await changeWait(body, waiting);
  await audit(waiting.trx, {
    what: body.isWaiting ? "waiting for applicant" : "no longer waiting for applicant",
    subject: body.StakeholderId,
  });
  return { ...done(body.isWaiting ? "The clock is stopped." : "The clock runs again."), version };
});

const again = route(sendLetterAgain, async ({ body, audit, ...sending }) => {
  const version = await sendAgain(body, sending);
  await audit(sending.trx, { what: "decision letter sent again", subject: body.StakeholderId });
  return { ...done("The letter is on its way again."), version };
});

export const decisionRoutes: readonly Route[] = [verify, preview, stop, wait, again];
