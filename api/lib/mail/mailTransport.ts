import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Env } from "../operating/env.ts";
import { makePrivateFolder, PRIVATE_FILE } from "../security/privateFolder.ts";
import type { SealedMail } from "./emailQueue.ts";

export type SendMail = (mail: SealedMail, mailId: number) => Promise<void>;

const TIMEOUT_MS = 15_000;

/** Writes e-mails to files if SMTP_URL is undefined. */
export function mailTransport(
  env: Pick<Env, "SMTP_URL" | "MAIL_FROM" | "MAIL_REPLY_TO" | "PUBLIC_ORIGIN" | "VAR_DIR">,
  patienceMs = TIMEOUT_MS,
): SendMail {
  const { hostname } = new URL(env.PUBLIC_ORIGIN);
  const createMessage = (mail: SealedMail, mailId: number) => ({
    ...mail,
    from: env.MAIL_FROM,
    replyTo: env.MAIL_REPLY_TO,
    messageId: `<mail-${mailId}@${hostname}>`,
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (env.SMTP_URL === undefined) {
    const toBytes = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
    return async (mail, mailId) => {
      const { message: bytes } = await toBytes.sendMail(createMessage(mail, mailId));
      await writeToOutbox(
        join(env.VAR_DIR, "outbox"),
        `${String(mailId).padStart(6, "0")}.eml`,
        bytes as Buffer,
      );
    };
  }
  const smtp = createTransport({
    url: env.SMTP_URL,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  return async (mail, mailId) => {
    await smtp.sendMail(createMessage(mail, mailId));
  };
}

async function writeToOutbox(folder: string, name: string, bytes: Buffer): Promise<void> {
  makePrivateFolder(folder);
  const unfinished = join(folder, `.${name}.part`);
  await writeFile(unfinished, bytes, { mode: PRIVATE_FILE });
  await rename(unfinished, join(folder, name));
}
