import type { Knex } from "knex";
import type { z } from "zod";
import { findGroupId, GROUPS } from "../../group/groups.ts";
import { saveIfUnchanged } from "../../lib/database/optimisticLocking.ts";
import { HttpError, notAllowed } from "../../lib/http/errors.ts";
import { cancelEmail, queueEmail } from "../../lib/mail/emailQueue.ts";
import { endSurveys } from "../../survey/results/closeSurveys.ts";
import { type ApplicationRow, presentApplication, readApplication } from "../applications.ts";
import { Application, DECISION_EMAILS, VERIFICATION_STATUSES } from "../contract.ts";
import { registerOrganisation, unregisterOrganisation } from "../registerOrganisation.ts";
import { composeDecision } from "./composeDecision.ts";
import type { verifyOrganisation } from "./contract.ts";
import {
  type DecisionContext,
  findApprovedOrganisation,
  joinOrganisation,
  leaveOrganisation,
  refuseActingForAnother,
  setInGroup,
} from "./joinOrganisation.ts";

const EMAIL_DELAY_MS = 60_000;
const { approved } = VERIFICATION_STATUSES;

type Decision = z.infer<typeof verifyOrganisation.body>;

type BeforeDecision = Record<string, unknown> & {
  statusId: number;
  groupId: number | null;
  joinedId: number | null;
};

export async function decide(
  body: Decision,
  context: DecisionContext,
): Promise<{ version: number; emailGoesAt: string }> {
  const { trx, session, env, secrets, audit, now } = context;
  const row = await readApplication(trx, body.StakeholderId);
  const isApproval = body.VerificationStatusId === approved;
  const reason = body.EmailTemplateType === DECISION_EMAILS.other ? body.RejectedReasons : null;
  const organisation = await findApprovedOrganisation(trx, body);
  const mail = composeDecision(row, { ...body, joinedOrganisation: organisation?.name }, env);
  const before = await readDecision(trx, row.stakeholderId);
  const version = await saveApplication(row, body.version, context, {
    statusId: body.VerificationStatusId,
    templateId: body.EmailTemplateType,
    rejectionReason: reason,
    decidedAt: now,
    decidedBy: session.stakeholderId,
    waitingSince: null,
    waitingFor: null,
  });
  refuseInvalidDecision(row, {
    isWelcome: isApproval || organisation !== undefined,
    email: body.OrganisationEmail,
    to: mail.to,
  });
  const organisationsGroupId = await findGroupId(trx, GROUPS.organisations);
  refuseOtherGroup(body.GroupId, organisationsGroupId);
  const groupId =
    organisation === undefined
      ? await moveApplicant(row, { isApproval, groupId: organisationsGroupId }, context)
      : await joinOrganisation(row, { to: organisation, groupId: organisationsGroupId }, context);
  const closedSurveys = isApproval ? 0 : await endSurveys(trx, row.stakeholderId, context.today);
  if (isApproval) await registerOrganisation(trx, row, context.today);
  else await unregisterOrganisation(trx, row.stakeholderId);
  const holdUntil = new Date(now.getTime() + EMAIL_DELAY_MS);
  const decisionMailId = await queueEmail(trx, mail, { secrets, now, holdUntil });
  await trx("organisation_application")
    .where({ stakeholderId: row.stakeholderId })
    .update({
      decisionMailId,
      beforeDecision: JSON.stringify({ ...before, groupId, joinedId: organisation?.stakeholderId ?? null }),
    });
  await audit(trx, {
    what: isApproval ? "application approved" : "application rejected",
    subject: row.stakeholderId,
    before: { status: row.verificationStatus },
    // Contains nothing about people, because the log outlives their accounts.
    after: {
      status: body.VerificationStatusId,
      letter: mail.email.template,
      ...(closedSurveys > 0 && { closedSurveys }),
    },
  });
  return { version, emailGoesAt: holdUntil.toISOString() };
}

/** @throws {HttpError} 409 if the e-mail has been sent */
export async function withdrawDecision(
  { StakeholderId, version }: { StakeholderId: number; version: number },
  context: DecisionContext,
): Promise<number> {
  const { trx, audit, now } = context;
  const row = await readApplication(trx, StakeholderId);
  const { beforeDecision: before }: { beforeDecision: BeforeDecision | null } = await trx(
    "organisation_application",
  )
    .where({ stakeholderId: StakeholderId })
    .first("before_decision");
  const { groupId = null, joinedId = null, ...columns } = before ?? {};
  const newVersion = await saveApplication(row, version, context, { ...columns, beforeDecision: null });
  const isStopped = row.decisionMailId !== null && (await cancelEmail(trx, row.decisionMailId, now));
  if (before === null || !isStopped) {
    throw new HttpError(409, "email-gone", "The e-mail has been sent. You can decide again.");
  }
  const wasApproved = before.statusId === approved;
  if (joinedId !== null) await leaveOrganisation(row, { joinedId, groupId }, context);
  else if (groupId !== null) await moveApplicant(row, { isApproval: wasApproved, groupId }, context);
  if (wasApproved) await registerOrganisation(trx, row, context.today);
  else await unregisterOrganisation(trx, row.stakeholderId);
  await audit(trx, {
    what: "decision taken back",
    subject: StakeholderId,
    before: { status: row.verificationStatus },
    after: { status: before.statusId },
  });
  return newVersion;
}

/** @throws {HttpError} 403 if the application or organisation is the user's own */
export function saveApplication(
  row: ApplicationRow,
  version: number,
  context: Pick<DecisionContext, "trx" | "session" | "now" | "today">,
  changes: Record<string, unknown>,
): Promise<number> {
  const { trx, session, now } = context;
  const isOwn = row.applicantId === session.stakeholderId || row.stakeholderId === session.organisationId;
  if (isOwn) throw notAllowed();
  return saveIfUnchanged(trx, "organisation_application", {
    id: row.stakeholderId,
    version,
    by: session.stakeholderId,
    at: now,
    what: "The application",
    changes,
    readCurrent: async () => presentApplication(await readApplication(trx, row.stakeholderId), context),
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
      "decision_mail_id",
      "waiting_since",
      "waiting_for",
    );
}

function refuseInvalidDecision(
  row: ApplicationRow,
  { isWelcome, email, to }: { isWelcome: boolean; email: string; to: string },
): void {
  if (isWelcome && row.verificationStatus === approved) {
    throw new HttpError(409, "approved-already", "This organisation is approved already.");
  }
  if (email.toLowerCase() === to.toLowerCase()) return;
  const description = "The e-mail goes to the person who applied, and this is not their address.";
  throw new HttpError(400, "invalid", description, [
    { code: "not-the-applicant", description, field: "OrganisationEmail" },
  ]);
}

/** Applies even if the user may grant other groups. */
function refuseOtherGroup(requested: number | undefined, organisationsGroupId: number): void {
  if (requested === undefined || requested === organisationsGroupId) return;
  const description = "An approval puts people into the organisations' group only.";
  throw new HttpError(400, "invalid", description, [{ code: "other-group", description, field: "GroupId" }]);
}

async function moveApplicant(
  { applicantId, stakeholderId, verificationStatus }: ApplicationRow,
  { isApproval, groupId }: { isApproval: boolean; groupId: number },
  context: DecisionContext,
): Promise<number | null> {
  if (applicantId === null || (!isApproval && verificationStatus !== approved)) return null;
  if (isApproval) await refuseActingForAnother(context.trx, applicantId, stakeholderId);
  return setInGroup(applicantId, { groupId, isMember: isApproval }, context);
}
