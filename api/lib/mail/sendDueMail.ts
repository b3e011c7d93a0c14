import type { Knex } from "knex";
import { summarizeError } from "../operating/serializeError.ts";
import type { Secrets } from "../security/secrets.ts";
import type { SealedMail } from "./emailQueue.ts";
import type { SendMail } from "./mailTransport.ts";

const MAX_TRY_MS = 2 * 60_000;
const FIRST_BACKOFF_MS = 5000;
const MAX_BACKOFF_MS = 60 * 60_000;

type Services = { knex: Knex; secrets: Secrets; send: SendMail; now: () => Date };
type DueMail = { mailId: number; sealed: string; tries: number; expiresAt: Date };

/**
 * If the process is killed, an e-mail may be sent twice.
 * @returns the number of sent e-mails, and errors
 */
export async function sendDueMail({
  knex,
  secrets,
  send,
  now,
}: Services): Promise<{ sentCount: number; errors: Error[] }> {
  const errors: Error[] = [];
  let sentCount = 0;
  for (
    let mail = await claimDueMail(knex, now());
    mail !== undefined;
    mail = await claimDueMail(knex, now())
  ) {
    const { mailId, tries, expiresAt } = mail;
    if (expiresAt < now()) {
      await updateMail(knex, mailId, { sealed: null, dueAt: null, lastError: "not sent in time" });
      continue;
    }
    try {
      await send(JSON.parse(secrets.decrypt(mail.sealed)) as SealedMail, mailId);
      await updateMail(knex, mailId, { sealed: null, dueAt: null, sentAt: now(), lastError: null });
      sentCount += 1;
    } catch (error) {
      const mailError = error instanceof Error ? error : new Error(String(error));
      errors.push(mailError);
      await updateMail(knex, mailId, {
        dueAt: dueAfterBackoff(tries, now()),
        lastError: summarizeError(error),
      });
    }
  }
  return { sentCount, errors };
}

async function claimDueMail(knex: Knex, now: Date): Promise<DueMail | undefined> {
  const next = knex("mail")
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .select("mail_id");
  const [due] = await knex("mail")
    .whereIn("mail_id", next)
    .update({ dueAt: new Date(now.getTime() + MAX_TRY_MS), tries: knex.raw("tries + 1") })
    .returning<DueMail[]>(["mail_id", "sealed", "tries", "expires_at"]);
  return due;
}

async function updateMail(knex: Knex, mailId: number, columns: Record<string, unknown>): Promise<void> {
  await knex("mail").where({ mailId }).update(columns);
}

/** Doubles the delay with each try, and adds a random part to spread the retries. */
function dueAfterBackoff(tries: number, now: Date): Date {
  const backoffMs = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** Math.min(tries - 1, 20));
  return new Date(now.getTime() + backoffMs * (1 + Math.random() / 4));
}
