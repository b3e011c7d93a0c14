import { statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Knex } from "knex";
import { findLatestBackup } from "../backup/backupFile.ts";
import { failedMail } from "../lib/mail/failedMail.ts";
import type { Env } from "../lib/operating/env.ts";
import { DAY_MS } from "../lib/time/spans.ts";
import { dayInSouthAfrica } from "../shared/quarters.ts";
import { type NumbersChecked, readNumbersChecked } from "../stakeholder/emergencyNumbers.ts";
import { readCertificateEnd } from "./certificateEnd.ts";

export type Facts = {
  backupAt: Date | null;
  disk: { free: number; size: number };
  certificateEndsAt: Date | null;
  queuedEmails: number;
  oldestEmailAt: Date | null;
  emailsFailed: number;
  importsFailed: number;
  emergency: NumbersChecked;
};

type Services = { env: Pick<Env, "NODE_ENV" | "PUBLIC_ORIGIN" | "VAR_DIR">; now: Date };

export async function readFacts(trx: Knex, { env, now }: Services): Promise<Facts> {
  const yesterday = new Date(now.getTime() - DAY_MS);
  const { bsize, blocks, bavail } = await statfs(env.VAR_DIR).catch(() => NO_DISK);
  const emails = await trx("mail").first(
    trx.raw("count(*) filter (where due_at <= ? or (due_at is not null and tries > 0))::int as waiting", [
      now,
    ]),
    trx.raw("min(made_at) filter (where due_at <= ? or (due_at is not null and tries > 0)) as oldest", [now]),
  );
  const { failed: emailsFailed } = await failedMail(trx, now).first(trx.raw("count(*)::int as failed"));
  const { failed: importsFailed } = await trx("data_import")
    .where({ state: "failed" })
    .where("uploaded_at", ">", yesterday)
    .first(trx.raw("count(*)::int as failed"));
  return {
    backupAt: await readLastBackup(trx, env.VAR_DIR),
    disk: { free: bavail * bsize, size: blocks * bsize },
    certificateEndsAt: await readCertificateEnd(env, now),
    queuedEmails: emails.waiting,
    oldestEmailAt: emails.oldest,
    emailsFailed,
    importsFailed,
    emergency: await readNumbersChecked(trx, dayInSouthAfrica(now)),
  };
}

const NO_DISK = { bsize: 0, blocks: 0, bavail: 0 };

async function readLastBackup(trx: Knex, varDir: string): Promise<Date | null> {
  const localBackupAt = await findLatestBackup(join(varDir, "backups"));
  const recordedAt = (await trx("last_done").where({ what: "backup" }).first("done_at"))?.doneAt ?? null;
  return localBackupAt !== null && (recordedAt === null || localBackupAt > recordedAt)
    ? localBackupAt
    : recordedAt;
}
