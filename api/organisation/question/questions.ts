import type { Knex } from "knex";
import { raiseVersions } from "../../lib/database/saveVersion.ts";
import { addWorkingDays, workingDaysBetween } from "../../lib/time/workingDays.ts";
import { dayInSouthAfrica } from "../../shared/quarters.ts";
import { type ApplicationRow, readApplication } from "../applications.ts";

/** Days of waiting move the due day. */
export function resumed({ waitingSince, dueOn }: ApplicationRow, today: string) {
  const waited = waitingSince === null ? 0 : workingDaysBetween(dayInSouthAfrica(waitingSince), today);
  return { waitingSince: null, waitingFor: null, dueOn: addWorkingDays(dueOn, waited) };
}

/** Undefined where nothing is asked. */
export async function storeAnswer(
  trx: Knex.Transaction,
  { applicantId, answer, now, today }: { applicantId: number; answer: string; now: Date; today: string },
): Promise<number | undefined> {
  const waiting: { stakeholderId: number } | undefined = await trx("organisation_application")
    .where({ applicantStakeholderId: applicantId })
    .whereNotNull("waiting_since")
    .forUpdate()
    .first("stakeholder_id");
  if (waiting === undefined) return undefined;
  const { stakeholderId } = waiting;
  const open = trx("application_question")
    .where({ stakeholderId, answeredAt: null })
    .orderBy("asked_at", "desc")
    .limit(1)
    .select("application_question_id");
  const answered = await trx("application_question")
    .whereIn("application_question_id", open)
    .update({ answer, answeredAt: now });
  if (answered === 0) return undefined;
  const columns = resumed(await readApplication(trx, stakeholderId), today);
  await raiseVersions(trx, "organisation_application", [stakeholderId], { by: applicantId, at: now });
  await trx("organisation_application").where({ stakeholderId }).update(columns);
  return stakeholderId;
}
