import type { Knex } from "knex";
import type { Secrets } from "../security/secrets.ts";
import { type LetterValues, type Template, toHtml, toText, writeLetter } from "./letters.ts";

export type SealedMail = { to: string; subject: string; text: string; html: string };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A code expires after ten minutes; anything else can wait three days. */
const USEFUL_FOR: Partial<Record<Template, number>> = { otp: 10 * MINUTE };

type Mail<T extends Template> = { template: T; to: string; values: LetterValues[T] };

/** Sent only if the transaction commits. `stopMail` works until `holdUntil`. Returns its `mailId`. */
export async function queueMail<T extends Template>(
  trx: Knex.Transaction,
  { template, to, values }: Mail<T>,
  { secrets, now, holdUntil = now }: { secrets: Secrets; now: Date; holdUntil?: Date },
): Promise<number> {
  const letter = writeLetter(template, values);
  const sealed: SealedMail = { to, subject: letter.subject, text: toText(letter), html: toHtml(letter) };
  const [row] = await trx("mail")
    .insert({
      template,
      sealed: secrets.seal(JSON.stringify(sealed)),
      madeAt: now,
      dueAt: holdUntil,
      expiresAt: new Date(now.getTime() + (USEFUL_FOR[template] ?? 3 * DAY)),
    })
    .returning<{ mailId: number }[]>("mail_id");
  return (row as { mailId: number }).mailId;
}

/** False if it has gone, or is being sent. */
export async function stopMail(trx: Knex.Transaction, mailId: number, now: Date): Promise<boolean> {
  const waiting = trx("mail").where({ mailId, tries: 0 }).where("due_at", ">", now);
  return (await waiting.delete().returning("mail_id")).length > 0;
}
