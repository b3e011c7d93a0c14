import { done } from "../lib/done.ts";
import { writeLetter } from "../lib/mail/letters.ts";
import { dayInSouthAfrica } from "../lib/quarters.ts";
import { type Route, route } from "../lib/route.ts";
import { addWorkingDays, workingDaysBetween } from "../lib/workingDays.ts";
import { readAdminDashboard } from "./adminDashboard.ts";
import {
  type ApplicationRow,
  findApplications,
  pageOfApplications,
  presentApplication,
  readApplication,
} from "./applications.ts";
import {
  exportOrganisations,
  getAdminDashboard,
  getLikelyDuplicates,
  previewDecision,
  searchOrganisations,
  stopDecision,
  VERIFICATION_STATUSES,
  verifyOrganisation,
  waitForApplicant,
} from "./contract.ts";
import { decide, saveApplication, takeBack } from "./decide.ts";
import { findDuplicates } from "./duplicates.ts";
import { letterOf } from "./letterOf.ts";

const search = route(searchOrganisations, ({ body, trx, now, today }) =>
  pageOfApplications(trx, body, { now, today }),
);

const exportAll = route(exportOrganisations, async ({ body, trx, now, today, audit }) => {
  const rows: ApplicationRow[] = await findApplications(trx, body).orderBy("s.search_name");
  await audit(trx, { what: "applications exported", after: { ...body, count: rows.length } });
  return { organisations: rows.map((row) => presentApplication(row, { now, today })) };
});

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
    ...(waitingFor !== null && { after: { waitingFor } }),
  });
  return { ...done(isWaiting ? "The clock is stopped." : "The clock runs again."), version };
});

const duplicates = route(getLikelyDuplicates, async ({ query, trx }) => ({
  duplicates: await findDuplicates(trx, query.stakeholderId),
}));

const dashboard = route(getAdminDashboard, ({ trx, now, today }) => readAdminDashboard(trx, { now, today }));

export const organisationRoutes: readonly Route[] = [
  search,
  exportAll,
  verify,
  preview,
  stop,
  wait,
  duplicates,
  dashboard,
];
