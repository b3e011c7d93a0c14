import { done } from "../../lib/http/done.ts";
import { type Route, route } from "../../lib/http/route.ts";
import { writeLetter } from "../../lib/mail/letters.ts";
import { dayInSouthAfrica } from "../../lib/time/quarters.ts";
import { addWorkingDays, workingDaysBetween } from "../../lib/time/workingDays.ts";
import { readApplication } from "../applications.ts";
import { VERIFICATION_STATUSES } from "../contract.ts";
import { previewDecision, stopDecision, verifyOrganisation, waitForApplicant } from "./contract.ts";
import { decide, saveApplication, takeBack } from "./decide.ts";
import { letterOf } from "./letterOf.ts";

const verify = route(verifyOrganisation, async ({ body, ...deciding }) => {
  const isApproval = body.VerificationStatusId === VERIFICATION_STATUSES.approved;
  const decided = await decide(body, deciding);
  return {
    ...done(isApproval ? "The organisation is approved." : "The application is rejected."),
    ...decided,
  };
});

const preview = route(previewDecision, async ({ body, trx, env }) => {
  const letter = letterOf(await readApplication(trx, body.StakeholderId), body, env);
  const { subject, paragraphs, link = null } = writeLetter(letter.template, letter.values);
  return { to: letter.to, subject, paragraphs, link };
});

const stop = route(stopDecision, async ({ body, ...deciding }) => ({
  ...done("The letter is stopped and the decision taken back."),
  version: await takeBack(body, deciding),
}));

const wait = route(waitForApplicant, async ({ body, trx, session, audit, now, today }) => {
  const row = await readApplication(trx, body.StakeholderId);
  const { isWaiting, waitingFor = null } = body;
  const waited =
    isWaiting || row.waitingSince === null
      ? 0
      : workingDaysBetween(dayInSouthAfrica(row.waitingSince), today);
  const version = await saveApplication(
    row,
    body.version,
    { trx, session, now, today },
    isWaiting
      ? { waitingSince: row.waitingSince ?? now, waitingFor }
      : { waitingSince: null, waitingFor: null, dueOn: addWorkingDays(row.dueOn, waited) },
  );
  await audit(trx, {
    what: isWaiting ? "waiting for applicant" : "no longer waiting for applicant",
    subject: row.stakeholderId,
  });
  return { ...done(isWaiting ? "The clock is stopped." : "The clock runs again."), version };
});

export const decisionRoutes: readonly Route[] = [verify, preview, stop, wait];
