import type { Knex } from "knex";
import { incrementVersions } from "../../lib/database/optimisticLocking.ts";
import { addWorkingDays, countWorkingDaysBetween } from "../../lib/time/workingDays.ts";
import { dayInSouthAfrica } from "../../shared/quarters.ts";
import { computeDueDay } from "../../stakeholder/contactChecks.ts";
import { findOrganisation } from "../../stakeholder/findOrganisation.ts";
import { type ApplicationRow, readApplication } from "../applications.ts";
import { VERIFICATION_STATUSES } from "../contract.ts";

/** Moves the due day by the working days for which the applicant had to answer. */
export function computeResumedColumns({ waitingSince, dueOn }: ApplicationRow, today: string) {
  const waitingDays =
    waitingSince === null ? 0 : countWorkingDaysBetween(dayInSouthAfrica(waitingSince), today);
  return { waitingSince: null, waitingFor: null, dueOn: addWorkingDays(dueOn, waitingDays) };
}

type AnswerContext = { actorId: number; answer: string; now: Date; today: string };

/**
 * After a withdrawn approval, any colleague of the applicant may apply again.
 * @returns undefined if the organisation's application is not rejected
 */
export async function applyAgain(
  trx: Knex.Transaction,
  { actorId, answer, now }: AnswerContext,
): Promise<number | undefined> {
  const organisation = await findOrganisation(trx, actorId);
  const rejected: { stakeholderId: number } | undefined = await trx("organisation_application")
    .where({ stakeholderId: organisation?.stakeholderId ?? null, statusId: VERIFICATION_STATUSES.rejected })
    .forUpdate()
    .first("stakeholder_id");
  if (rejected === undefined) return undefined;
  const { stakeholderId } = rejected;
  await trx("application_question").insert({
    ...{ stakeholderId, answer },
    question: "What has changed since the rejection?",
    createdAt: now,
    answeredAt: now,
  });
  await incrementVersions(trx, "organisation_application", [stakeholderId], { by: actorId, at: now });
  await trx("organisation_application")
    .where({ stakeholderId })
    .update({
      statusId: VERIFICATION_STATUSES.inProgress,
      receivedAt: now,
      dueOn: computeDueDay(now),
      ...{ decidedAt: null, decidedBy: null, templateId: null, rejectionReason: null },
      ...{ decisionMailId: null, beforeDecision: null },
    });
  return stakeholderId;
}

export async function storeAnswer(
  trx: Knex.Transaction,
  { actorId, answer, now, today }: AnswerContext,
): Promise<number | undefined> {
  const application: { stakeholderId: number } | undefined = await trx("organisation_application")
    .where({ applicantStakeholderId: actorId })
    .whereNotNull("waiting_since")
    .forUpdate()
    .first("stakeholder_id");
  if (application === undefined) return undefined;
  const { stakeholderId } = application;
  const openQuestion = trx("application_question")
    .where({ stakeholderId, answeredAt: null })
    .orderBy("created_at", "desc")
    .limit(1)
    .select("application_question_id");
  const updated = await trx("application_question")
    .whereIn("application_question_id", openQuestion)
    .update({ answer, answeredAt: now });
  if (updated === 0) return undefined;
  const columns = computeResumedColumns(await readApplication(trx, stakeholderId), today);
  await incrementVersions(trx, "organisation_application", [stakeholderId], { by: actorId, at: now });
  await trx("organisation_application").where({ stakeholderId }).update(columns);
  return stakeholderId;
}
