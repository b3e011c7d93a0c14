import type { Knex } from "knex";
import type { Secrets } from "../security/secrets.ts";
import { type Email, toHtml, toText } from "./Email.ts";

export type SealedMail = { to: string; subject: string; text: string; html: string };

const THREE_DAYS_MS = 3 * 24 * 60 * 60_000;

/**
 * The e-mail is sent only if the transaction commits. `cancelEmail` can stop it until `holdUntil`.
 * @returns its `mailId`
 */
export async function queueEmail(
  trx: Knex.Transaction,
  { to, email }: { to: string; email: Email },
  { secrets, now, holdUntil = now }: { secrets: Secrets; now: Date; holdUntil?: Date },
): Promise<number> {
  const sealed: SealedMail = { to, subject: email.subject, text: toText(email), html: toHtml(email) };
  const [row] = await trx("mail")
    .insert({
      template: email.template,
      sealed: secrets.encrypt(JSON.stringify(sealed)),
      madeAt: now,
      dueAt: holdUntil,
      expiresAt: new Date(now.getTime() + (email.usefulForMs ?? THREE_DAYS_MS)),
    })
    .returning<{ mailId: number }[]>("mail_id");
  return (row as { mailId: number }).mailId;
}

/** @returns false if the e-mail was sent or is being sent */
export async function cancelEmail(trx: Knex.Transaction, mailId: number, now: Date): Promise<boolean> {
  const pending = trx("mail").where({ mailId, tries: 0 }).where("due_at", ">", now);
  return (await pending.delete().returning("mail_id")).length > 0;
}
