import type { Knex } from "knex";
import { HttpError } from "../../lib/http/errors.ts";
import type { Session } from "../../lib/http/route.ts";
import { queueEmail } from "../../lib/mail/emailQueue.ts";
import type { Env } from "../../lib/operating/env.ts";
import type { Secrets } from "../../lib/security/secrets.ts";
import { presentApplication, readApplication } from "../applications.ts";
import { composeDecision } from "./composeDecision.ts";
import { saveApplication } from "./decide.ts";
import { findJoinedOrganisation } from "./joinOrganisation.ts";

type ResendContext = {
  trx: Knex.Transaction;
  session: Session;
  env: Env;
  secrets: Secrets;
  now: Date;
  today: string;
};

/** @throws {HttpError} 409 if an e-mail is being sent, or nothing is decided */
export async function resendEmail(
  { StakeholderId, version }: { StakeholderId: number; version: number },
  context: ResendContext,
): Promise<number> {
  const { trx, env, secrets, now } = context;
  const row = await readApplication(trx, StakeholderId);
  const decision = presentApplication(row, context).decision;
  if (decision === null || decision.email === "held" || decision.email === "queued") {
    throw new HttpError(409, "email-on-its-way", "No e-mail can be sent again now.");
  }
  const { emailTemplateType: EmailTemplateType, rejectionReason } = decision;
  const joinedOrganisation = await findJoinedOrganisation(trx, row);
  const mail = composeDecision(
    row,
    { EmailTemplateType, RejectedReasons: rejectionReason ?? undefined, joinedOrganisation },
    env,
  );
  const decisionMailId = await queueEmail(trx, mail, { secrets, now });
  return saveApplication(row, version, context, { decisionMailId, beforeDecision: null });
}
