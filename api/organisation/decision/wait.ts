import type { Knex } from "knex";
import type { z } from "zod";
import type { Session } from "../../lib/http/route.ts";
import { queueMail } from "../../lib/mail/queueMail.ts";
import type { Env } from "../../lib/operating/env.ts";
import type { Secrets } from "../../lib/security/secrets.ts";
import { readApplication } from "../applications.ts";
import { writeQuestion } from "../letters.ts";
import { resumed } from "../question/questions.ts";
import type { waitForApplicant } from "./contract.ts";
import { saveApplication } from "./decide.ts";
import { addressOf } from "./letterOf.ts";

type Waiting = {
  trx: Knex.Transaction;
  session: Session;
  env: Pick<Env, "PUBLIC_ORIGIN">;
  secrets: Secrets;
  now: Date;
  today: string;
};

export async function changeWait(
  { StakeholderId, version, isWaiting, waitingFor }: z.infer<typeof waitForApplicant.body>,
  { trx, session, env, secrets, now, today }: Waiting,
): Promise<number> {
  const row = await readApplication(trx, StakeholderId);
  const changes = isWaiting
    ? { waitingSince: row.waitingSince ?? now, waitingFor: waitingFor ?? null }
    : resumed(row, today);
  const raised = await saveApplication(row, version, { trx, session, now, today }, changes);
  if (!isWaiting || waitingFor === undefined) return raised;
  const { to, name } = addressOf(row);
  await trx("application_question").insert({
    stakeholderId: StakeholderId,
    question: waitingFor,
    askedAt: now,
  });
  const letter = writeQuestion({
    name,
    organisation: row.organisationName,
    question: waitingFor,
    link: `${env.PUBLIC_ORIGIN}/profile/#question`,
  });
  await queueMail(trx, { to, letter }, { secrets, now });
  return raised;
}
