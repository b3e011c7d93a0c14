import type { Knex } from "knex";
import { insertRows } from "../lib/database/insertRows.ts";
import { HttpError } from "../lib/http/errors.ts";
import type { Session } from "../lib/http/route.ts";
import type { Secrets } from "../lib/security/secrets.ts";
import { codeHash, newSlipCode } from "../survey-code/codes.ts";
import { findOwnSurvey, invalid, type OwnSurvey, refuseClosed } from "./ownSurvey.ts";

type Sharing = { session: Session; healthCheckId: number; secrets: Secrets; today: string };

const wrongMode = (message: string) => new HttpError(409, "mode", message);

/** Random, so the order of the codes reveals nothing. */
export async function makeSlips(
  trx: Knex.Transaction,
  { session, healthCheckId, secrets, today }: Sharing,
  { Count, VoidEarlier }: { Count: number; VoidEarlier: boolean },
): Promise<{ survey: OwnSurvey; codes: string[] }> {
  // Two simultaneous calls could otherwise exceed the expected responses.
  await trx("health_check").where({ healthCheckId }).forUpdate().first("health_check_id");
  const survey = await findOwnSurvey(trx, session, healthCheckId);
  refuseClosed(survey, today);
  if (survey.mode !== "slips") throw wrongMode("This survey has one link for everybody, and no slips.");
  const issued = Count + (VoidEarlier ? 0 : survey.slipsIssued);
  if (issued > survey.expectedResponses) {
    throw invalid("Count", "There cannot be more slips than expected responses. Raise these first.");
  }
  if (VoidEarlier) await trx("survey_slip").where({ healthCheckId }).delete();
  const codes = Array.from({ length: Count }, newSlipCode);
  const rows = codes.map((code) => ({
    code_hash: codeHash(secrets, code),
    health_check_id: healthCheckId,
  }));
  await insertRows(
    trx,
    "survey_slip",
    rows.toSorted((one, other) => (one.code_hash < other.code_hash ? -1 : 1)),
  );
  await trx("health_check").where({ healthCheckId }).update({ slipsIssued: issued });
  return { survey, codes };
}

/** @throws {HttpError} 400 for more letters than expected responses */
export async function countLetters(
  trx: Knex.Transaction,
  healthCheckId: number,
  letters: number,
): Promise<void> {
  const counted = await trx("health_check")
    .where({ healthCheckId })
    .whereRaw("letters_sent + ? <= expected_responses", [letters])
    .update({ lettersSent: trx.raw("letters_sent + ?", [letters]) })
    .returning("health_check_id");
  if (counted.length === 0) {
    throw invalid("To", "There cannot be more letters than expected responses. Raise these first.");
  }
}

export async function findLink(
  trx: Knex.Transaction,
  { session, healthCheckId, secrets, today }: Sharing,
): Promise<{ survey: OwnSurvey; code: string }> {
  const survey = await findOwnSurvey(trx, session, healthCheckId);
  refuseClosed(survey, today);
  const row: { sealedCode: string } | undefined = await trx("survey_invitation")
    .where({ healthCheckId })
    .first("sealed_code");
  if (row === undefined) throw wrongMode("This survey has slips, and no link to send.");
  return { survey, code: secrets.open(row.sealedCode) };
}
