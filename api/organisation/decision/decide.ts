import type { Knex } from "knex";
import type { z } from "zod";
import { findGroupId, GROUPS } from "../../group/groups.ts";
import { moveMember } from "../../group/memberships.ts";
import type { Audit } from "../../lib/audit/audit.ts";
import { saveVersion } from "../../lib/database/saveVersion.ts";
import { HttpError, notAllowed } from "../../lib/http/errors.ts";
import type { Session } from "../../lib/http/route.ts";
import { queueMail, stopMail } from "../../lib/mail/queueMail.ts";
import type { Env } from "../../lib/operating/env.ts";
import type { Secrets } from "../../lib/security/secrets.ts";
import { findOrganisationOf } from "../../stakeholder/organisationOf.ts";
import { endSurveysOf } from "../../survey/results/closeSurveys.ts";
import { type ApplicationRow, presentApplication, readApplication } from "../applications.ts";
import { Application, DECISION_LETTERS, VERIFICATION_STATUSES } from "../contract.ts";
import { registerOrganisation, unregisterOrganisation } from "../registerOrganisation.ts";
import type { verifyOrganisation } from "./contract.ts";
import { letterOf } from "./letterOf.ts";

const LETTER_IS_HELD_MS = 60_000;
const { approved } = VERIFICATION_STATUSES;

type Deciding = {
  trx: Knex.Transaction;
  session: Session;
  env: Env;
  secrets: Secrets;
  audit: Audit;
  now: Date;
  today: string;
};
type Decision = z.infer<typeof verifyOrganisation.body>;

/** `groupId` is the group joined or left. */
type BeforeDecision = Record<string, unknown> & { statusId: number; groupId: number | null };

export async function decide(
  body: Decision,
  deciding: Deciding,
): Promise<{ version: number; letterGoesAt: string }> {
  const { trx, session, env, secrets, audit, now } = deciding;
  const row = await readApplication(trx, body.StakeholderId);
  const isApproval = body.VerificationStatusId === approved;
  const reason = body.EmailTemplateType === DECISION_LETTERS.other ? body.RejectedReasons : null;
  const mail = letterOf(row, body, env);
  const before = await readDecision(trx, row.stakeholderId);
  const version = await saveApplication(row, body.version, deciding, {
    statusId: body.VerificationStatusId,
    templateId: body.EmailTemplateType,
    rejectionReason: reason,
    decidedAt: now,
    decidedBy: session.stakeholderId,
    waitingSince: null,
    waitingFor: null,
  });
  refuseUnfit(row, { isApproval, email: body.OrganisationEmail, to: mail.to });
  const organisations = await findGroupId(trx, GROUPS.organisations);
  refuseOtherGroup(body.GroupId, organisations);
  const groupId = await moveApplicant(row, { isApproval, groupId: organisations }, deciding);
  const closedSurveys = isApproval ? 0 : await endSurveysOf(trx, row.stakeholderId, deciding.today);
  if (isApproval) await registerOrganisation(trx, row, deciding.today);
  else await unregisterOrganisation(trx, row.stakeholderId);
  const holdUntil = new Date(now.getTime() + LETTER_IS_HELD_MS);
  const letterMailId = await queueMail(trx, mail, { secrets, now, holdUntil });
  await trx("organisation_application")
    .where({ stakeholderId: row.stakeholderId })
    .update({ letterMailId, beforeDecision: JSON.stringify({ ...before, groupId }) });
  await audit(trx, {
    what: isApproval ? "application approved" : "application rejected",
    subject: row.stakeholderId,
    before: { status: row.verificationStatus },
    // The log outlives the people it names.
    after: {
      status: body.VerificationStatusId,
      letter: mail.letter.template,
      ...(closedSurveys > 0 && { closedSurveys }),
    },
  });
  return { version, letterGoesAt: holdUntil.toISOString() };
}

/** @throws {HttpError} 409 once the letter has gone */
export async function takeBack(
  { StakeholderId, version }: { StakeholderId: number; version: number },
  deciding: Deciding,
): Promise<number> {
  const { trx, audit, now } = deciding;
  const row = await readApplication(trx, StakeholderId);
  const { beforeDecision: before }: { beforeDecision: BeforeDecision | null } = await trx(
    "organisation_application",
  )
    .where({ stakeholderId: StakeholderId })
    .first("before_decision");
  const { groupId = null, ...columns } = before ?? {};
  const raised = await saveApplication(row, version, deciding, { ...columns, beforeDecision: null });
  const isStopped = row.letterMailId !== null && (await stopMail(trx, row.letterMailId, now));
  if (before === null || !isStopped) {
    throw new HttpError(409, "letter-gone", "The letter has gone. You can decide again instead.");
  }
  const wasApproved = before.statusId === approved;
  if (typeof groupId === "number") await moveApplicant(row, { isApproval: wasApproved, groupId }, deciding);
  if (wasApproved) await registerOrganisation(trx, row, deciding.today);
  else await unregisterOrganisation(trx, row.stakeholderId);
  await audit(trx, {
    what: "decision taken back",
    subject: StakeholderId,
    before: { status: row.verificationStatus },
    after: { status: before.statusId },
  });
  return raised;
}

/** @throws {HttpError} 403 for the caller's own application or organisation */
export function saveApplication(
  row: ApplicationRow,
  version: number,
  deciding: Pick<Deciding, "trx" | "session" | "now" | "today">,
  changes: Record<string, unknown>,
): Promise<number> {
  const { trx, session, now } = deciding;
  const isOwn = row.applicantId === session.stakeholderId || row.stakeholderId === session.organisationId;
  if (isOwn) throw notAllowed();
  return saveVersion(trx, "organisation_application", {
    id: row.stakeholderId,
    version,
    by: session.stakeholderId,
    at: now,
    what: "The application",
    changes,
    current: async () => presentApplication(await readApplication(trx, row.stakeholderId), deciding),
    shape: Application,
  });
}

function readDecision(trx: Knex.Transaction, stakeholderId: number): Promise<BeforeDecision> {
  return trx("organisation_application")
    .where({ stakeholderId })
    .first(
      "status_id",
      "template_id",
      "rejection_reason",
      "decided_at",
      "decided_by",
      "letter_mail_id",
      "waiting_since",
      "waiting_for",
    );
}

function refuseUnfit(
  row: ApplicationRow,
  { isApproval, email, to }: { isApproval: boolean; email: string; to: string },
): void {
  if (isApproval && row.verificationStatus === approved) {
    throw new HttpError(409, "approved-already", "This organisation is approved already.");
  }
  if (email.toLowerCase() === to.toLowerCase()) return;
  const description = "The letter goes to the person who applied, and this is not their address.";
  throw new HttpError(400, "invalid", description, [
    { code: "not-the-applicant", description, field: "OrganisationEmail" },
  ]);
}

/** Whatever else the caller may grant. */
function refuseOtherGroup(asked: number | undefined, organisations: number): void {
  if (asked === undefined || asked === organisations) return;
  const description = "An approval puts people into the organisations' group only.";
  throw new HttpError(400, "invalid", description, [{ code: "other-group", description, field: "GroupId" }]);
}

/** Approving one organisation would otherwise give powers over the other. */
async function refuseActingForAnother(
  trx: Knex.Transaction,
  applicantId: number,
  organisationId: number,
): Promise<void> {
  if ((await findOrganisationOf(trx, applicantId))?.stakeholderId === organisationId) return;
  const description =
    "The person who applied acts for another organisation by now. Change that on their user page first.";
  throw new HttpError(409, "acts-for-another", description);
}

async function moveApplicant(
  { applicantId, stakeholderId, verificationStatus }: ApplicationRow,
  { isApproval, groupId }: { isApproval: boolean; groupId: number },
  { trx, session, env, secrets, now }: Deciding,
): Promise<number | null> {
  if (applicantId === null || (!isApproval && verificationStatus !== approved)) return null;
  if (isApproval) await refuseActingForAnother(trx, applicantId, stakeholderId);
  const isMoved = await moveMember(trx, {
    stakeholderId: applicantId,
    groupId,
    isIn: isApproval,
    actor: session.stakeholderId,
    authority: "approval",
    guard: { session, secrets },
    env,
    at: now,
  });
  return isMoved ? groupId : null;
}
