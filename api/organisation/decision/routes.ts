import type { Knex } from "knex";
import type { z } from "zod";
import { done } from "../../lib/http/done.ts";
import { type Route, route, type Session } from "../../lib/http/route.ts";
import { queueEmail } from "../../lib/mail/emailQueue.ts";
import type { Env } from "../../lib/operating/env.ts";
import type { Secrets } from "../../lib/security/secrets.ts";
import { countOpenSurveys } from "../../survey/results/closeSurveys.ts";
import { readApplication } from "../applications.ts";
import { VERIFICATION_STATUSES } from "../contract.ts";
import { writeQuestion } from "../emails.ts";
import { computeResumedColumns } from "../question/questions.ts";
import { composeDecision, findRecipient } from "./composeDecision.ts";
import {
  previewDecision,
  resendEmail,
  stopDecision,
  verifyOrganisation,
  waitForApplicant,
} from "./contract.ts";
import { decide, saveApplication, withdrawDecision } from "./decide.ts";
import { findApprovedOrganisation } from "./joinOrganisation.ts";
import { resendEmail as sendAgain } from "./resendEmail.ts";

const verifyRoute = route(verifyOrganisation, async ({ body, ...context }) => {
  const isApproval = body.VerificationStatusId === VERIFICATION_STATUSES.approved;
  const decided = await decide(body, context);
  return {
    ...done(isApproval ? "The organisation is approved." : "The application is rejected."),
    ...decided,
  };
});

const previewRoute = route(previewDecision, async ({ body, trx, env }) => {
  const joinedOrganisation = (await findApprovedOrganisation(trx, body))?.name;
  const { to, email } = composeDecision(
    await readApplication(trx, body.StakeholderId),
    { ...body, joinedOrganisation },
    env,
  );
  const { subject, paragraphs, link = null } = email;
  const openSurveys = await countOpenSurveys(trx, body.StakeholderId);
  return { to, subject, paragraphs, link, openSurveys };
});

const stopRoute = route(stopDecision, async ({ body, ...context }) => ({
  ...done("The e-mail is stopped and the decision taken back."),
  version: await withdrawDecision(body, context),
}));

const waitRoute = route(waitForApplicant, async ({ body, audit, ...context }) => {
  const version = await changeWait(body, context);
  await audit(context.trx, {
    what: body.isWaiting ? "waiting for applicant" : "no longer waiting for applicant",
    subject: body.StakeholderId,
  });
  return { ...done(body.isWaiting ? "The clock is stopped." : "The clock runs again."), version };
});

const resendRoute = route(resendEmail, async ({ body, audit, ...context }) => {
  const version = await sendAgain(body, context);
  await audit(context.trx, { what: "decision letter sent again", subject: body.StakeholderId });
  return { ...done("The e-mail is on its way again."), version };
});

export const decisionRoutes: readonly Route[] = [
  verifyRoute,
  previewRoute,
  stopRoute,
  waitRoute,
  resendRoute,
];

type PendingApplication = {
  trx: Knex.Transaction;
  session: Session;
  env: Pick<Env, "PUBLIC_ORIGIN">;
  secrets: Secrets;
  now: Date;
  today: string;
};

async function changeWait(
  { StakeholderId, version, isWaiting, waitingFor }: z.infer<typeof waitForApplicant.body>,
  { trx, session, env, secrets, now, today }: PendingApplication,
): Promise<number> {
  const row = await readApplication(trx, StakeholderId);
  const changes = isWaiting
    ? { waitingSince: row.waitingSince ?? now, waitingFor: waitingFor ?? null }
    : computeResumedColumns(row, today);
  const newVersion = await saveApplication(row, version, { trx, session, now, today }, changes);
  if (!isWaiting || waitingFor === undefined) return newVersion;
  const { to, name } = findRecipient(row);
  await trx("application_question").insert({
    stakeholderId: StakeholderId,
    question: waitingFor,
    createdAt: now,
  });
  const email = writeQuestion({
    name,
    organisation: row.organisationName,
    question: waitingFor,
    link: `${env.PUBLIC_ORIGIN}/profile/#question`,
  });
  await queueEmail(trx, { to, email }, { secrets, now });
  return newVersion;
}
