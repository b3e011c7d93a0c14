import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startSmtp, type TestSmtp } from "../../testing/smtpServer.ts";
import { temporaryFolder } from "../../testing/temporaryFile.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import { TEST_DAY } from "../../testing/testSession.ts";
import type { Database } from "../database/db.ts";
import { readEnv } from "../operating/env.ts";
import { Secrets } from "../security/secrets.ts";
import type { Email } from "./Email.ts";
import { queueEmail } from "./emailQueue.ts";
import { mailTransport } from "./mailTransport.ts";
import { sendDueMail } from "./sendDueMail.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const SHORT_PATIENCE_MS = 300;
const PATIENCE_MS = 20 * SECOND;

const email: Email = {
  template: "password-changed",
  subject: "Your password was changed",
  paragraphs: ["Dear Zoë", "The password of your account was changed."],
};
const code: Email = {
  template: "otp",
  usefulForMs: 10 * MINUTE,
  subject: "Your code",
  paragraphs: ["Your code is 123456."],
};

describe.each(testDatabases)("the mail queue, %s", (_, open) => {
  const env = readEnv({ NODE_ENV: "test", PUBLIC_ORIGIN: "https://gbvf.example" });
  const secrets = new Secrets(env.SECRET_KEY);
  let database: Database;
  let smtp: TestSmtp;
  let clock = TEST_DAY;

  beforeAll(async () => {
    database = await open("reference");
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    smtp = await startSmtp();
  });
  afterEach(async () => {
    await smtp.close();
    await database.knex("mail").delete();
  });

  const queue = (to: string) =>
    database.knex.transaction((trx) => queueEmail(trx, { to, email }, { secrets, now: clock }));
  const sendMail = (patienceMs = PATIENCE_MS) =>
    sendDueMail({
      knex: database.knex,
      secrets,
      send: mailTransport({ ...env, SMTP_URL: smtp.url }, patienceMs),
      now: () => clock,
    });
  const advanceClock = (ms: number) => {
    clock = new Date(clock.getTime() + ms);
  };

  test("an e-mail is sent once, as plain text and HTML, and its content is deleted", async () => {
    await queue("zoe@example.org");
    expect(JSON.stringify(await database.knex("mail").select())).not.toContain("zoe@example.org");
    expect(await sendMail()).toMatchObject({ sentCount: 1 });
    expect(await sendMail()).toMatchObject({ sentCount: 0 });
    expect(smtp.received).toHaveLength(1);
    const raw = smtp.received[0]?.raw ?? "";
    expect(raw).toMatch(/^From: GBVF dashboard <no-reply@gbvf.example>/m);
    expect(raw).toMatch(/^Message-ID: <mail-\d+@gbvf.example>/im);
    expect(raw).toContain("text/plain");
    expect(raw).toContain("text/html");
    expect(await database.knex("mail").first()).toMatchObject({ sealed: null, dueAt: null });
  });

  test("an e-mail of a rolled-back transaction is not sent", async () => {
    const failed = database.knex.transaction(async (trx) => {
      await queueEmail(trx, { to: "zoe@example.org", email: code }, { secrets, now: clock });
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    expect(await sendMail()).toMatchObject({ sentCount: 0 });
  });

  test.each(["rejects", "hangs", "drops"] as const)(
    "an e-mail to a server that %s is sent again after growing pauses",
    async (behaviour) => {
      smtp.behaviour = behaviour;
      await queue("zoe@example.org");
      const first = await sendMail(SHORT_PATIENCE_MS);
      expect(first).toMatchObject({ sentCount: 0, errors: [expect.any(Error)] });
      expect(await sendMail()).toEqual({ sentCount: 0, errors: [] });
      advanceClock(7 * SECOND);
      expect((await sendMail(SHORT_PATIENCE_MS)).errors).toHaveLength(1);
      advanceClock(7 * SECOND);
      expect(await sendMail()).toEqual({ sentCount: 0, errors: [] });
      smtp.behaviour = "accepts";
      advanceClock(7 * SECOND);
      expect(await sendMail()).toEqual({ sentCount: 1, errors: [] });
      expect(smtp.received.map(({ to }) => to)).toEqual(["zoe@example.org"]);
    },
  );

  test("e-mails wait while the server is unreachable, and a failing e-mail does not delay others", async () => {
    await smtp.close();
    await queue("first@example.org");
    await queue("second@example.org");
    expect((await sendMail()).errors).toHaveLength(2);
    smtp = await startSmtp();
    advanceClock(MINUTE);
    expect(await sendMail()).toMatchObject({ sentCount: 2 });
  });

  test("an e-mail of a killed worker is sent by another after two minutes", async () => {
    await queue("zoe@example.org");
    const killed = sendDueMail({
      knex: database.knex,
      secrets,
      send: () => new Promise<never>(() => undefined),
      now: () => clock,
    });
    void killed;
    await expect.poll(async () => (await database.knex("mail").first("tries")).tries).toBe(1);
    expect(await sendMail()).toMatchObject({ sentCount: 0 });
    advanceClock(2 * MINUTE + 1);
    expect(await sendMail()).toMatchObject({ sentCount: 1 });
  });

  test("two concurrent workers send each of many e-mails once", async () => {
    for (let i = 0; i < 12; i += 1) await queue(`person${i}@example.org`);
    const [one, other] = await Promise.all([sendMail(), sendMail()]);
    expect(one.sentCount + other.sentCount).toBe(12);
    expect(new Set(smtp.received.map(({ to }) => to)).size).toBe(12);
    expect(smtp.received).toHaveLength(12);
  });

  test("an e-mail with an expired code is not sent", async () => {
    await database.knex.transaction((trx) =>
      queueEmail(trx, { to: "zoe@example.org", email: code }, { secrets, now: clock }),
    );
    advanceClock(11 * MINUTE);
    expect(await sendMail()).toEqual({ sentCount: 0, errors: [] });
    expect(smtp.received).toEqual([]);
    expect(await database.knex("mail").first()).toMatchObject({
      sealed: null,
      lastError: "not sent in time",
    });
  });
});

test("without SMTP_URL, e-mails are written as .eml files", async () => {
  const VAR_DIR = temporaryFolder();
  const send = mailTransport(readEnv({ VAR_DIR }));
  await send({ to: "zoe@example.org", subject: "Your code", text: "123456", html: "<p>123456</p>" }, 7);
  expect(await readdir(join(VAR_DIR, "outbox"))).toEqual(["000007.eml"]);
  const raw = await readFile(join(VAR_DIR, "outbox", "000007.eml"), "utf8");
  expect(raw).toMatch(/^To: zoe@example.org\r$/m);
  expect(raw).toContain("123456");
});
