import type { Knex } from "knex";
import { insertRows } from "../../lib/database/insertRows.ts";
import { HttpError } from "../../lib/http/errors.ts";
import type { Session } from "../../lib/http/route.ts";
import type { Secrets } from "../../lib/security/secrets.ts";
import { codeHash, generateOneTimeCode } from "../code/codes.ts";
import { findOwnSurvey, invalid, type OwnSurvey, refuseClosed } from "./ownSurvey.ts";

export type ShareRequest = { session: Session; healthCheckId: number; secrets: Secrets; today: string };

const createModeError = (message: string) => new HttpError(409, "mode", message);

/** Locks the survey, because concurrent requests could exceed the expected responses. */
export async function lockCodeSlipsSurvey(
  trx: Knex.Transaction,
  { session, healthCheckId, today }: ShareRequest,
): Promise<OwnSurvey> {
  await trx("health_check").where({ healthCheckId }).forUpdate().first("health_check_id");
  const survey = await findOwnSurvey(trx, session, healthCheckId);
  refuseClosed(survey, today);
  if (survey.mode !== "slips") throw createModeError("This survey has one link for everybody, and no slips.");
  return survey;
}

type SlipRequest = { count: number; voidsEarlier?: boolean; field: string };

/** Sorts the codes, so that the order of rows does not reveal which were issued together. */
export async function addOneTimeCodes(
  trx: Knex.Transaction,
  secrets: Secrets,
  { healthCheckId, slipsIssued, expectedResponses }: OwnSurvey,
  { count, voidsEarlier = false, field }: SlipRequest,
): Promise<string[]> {
  const slipCount = count + (voidsEarlier ? 0 : slipsIssued);
  if (slipCount > expectedResponses) {
    throw invalid(field, "There cannot be more slips than expected responses. Raise these first.");
  }
  const codes = Array.from({ length: count }, generateOneTimeCode);
  const deletedSlips = await trx("survey_slip").where({ healthCheckId }).delete().returning("code_hash");
  const earlierHashes: string[] = voidsEarlier ? [] : deletedSlips.map(({ codeHash }) => codeHash);
  const hashes = [...earlierHashes, ...codes.map((code) => codeHash(secrets, code))].toSorted();
  const rows = hashes.map((hash) => ({ code_hash: hash, health_check_id: healthCheckId }));
  await insertRows(trx, "survey_slip", rows);
  await trx("health_check").where({ healthCheckId }).update({ slipsIssued: slipCount });
  return codes;
}

/** @throws {HttpError} 400 if there are more e-mails than expected responses */
export async function countEmails(
  trx: Knex.Transaction,
  healthCheckId: number,
  emails: number,
): Promise<void> {
  const updatedSurveys = await trx("health_check")
    .where({ healthCheckId })
    .whereRaw("emails_sent + ? <= expected_responses", [emails])
    .update({ emailsSent: trx.raw("emails_sent + ?", [emails]) })
    .returning("health_check_id");
  if (updatedSurveys.length === 0) {
    throw invalid("To", "There cannot be more e-mails than expected responses. Raise these first.");
  }
}

export async function findLink(
  trx: Knex.Transaction,
  { session, healthCheckId, secrets, today }: ShareRequest,
): Promise<{ survey: OwnSurvey; code: string }> {
  const survey = await findOwnSurvey(trx, session, healthCheckId);
  refuseClosed(survey, today);
  const row: { sealedCode: string } | undefined = await trx("survey_invitation")
    .where({ healthCheckId })
    .first("sealed_code");
  if (row === undefined) throw createModeError("This survey has slips, and no link to send.");
  return { survey, code: secrets.decrypt(row.sealedCode) };
}
