import pino from "pino";
import { beforeAll, describe, expect, test } from "vitest";
import type { SealedMail } from "../lib/mail/queueMail.ts";
import { sendDueMail } from "../lib/mail/sendDueMail.ts";
import { readEnv } from "../lib/operating/env.ts";
import { Secrets } from "../lib/security/secrets.ts";
import { codeHash } from "../survey-code/codes.ts";
import { startApi } from "../testing/startApi.ts";
import { beginWith, codeIn, readForm, send, submissionOf } from "../testing/survey-code/surveyRound.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { readableIn, sealedIn } from "../testing/traces.ts";
import { queueSurveyReminders } from "./queueSurveyReminders.ts";

const TODAY = "2026-08-15";
const REMIND_ON = "2026-08-20";
const FIRST = Array.from({ length: 12 }, (_, at) => `person${String(at).padStart(2, "0")}@example.org`);
const LATER = ["late@example.org", "PERSON03@example.org", "late@example.org"];
const REFUSED = "refused@example.org";

describe.each(testDatabases)("letters with one-time links on %s", (_name, open) => {
  const lines: string[] = [];
  const logger = pino({ level: "trace" }, { write: (line) => void lines.push(line) });
  const env = readEnv({ NODE_ENV: "test" });
  const secrets = new Secrets(env.SECRET_KEY);
  const api = startApi(open, { logger });
  const own = api.user("organisation@demo.example");
  const taken: SealedMail[] = [];
  const codes: string[] = [];
  let healthCheckId: number;
  let stakeholderId: number;

  beforeAll(async () => {
    await api.knex("health_check").where({ effectiveTo: "2026-09-30" }).delete();
    await api.knex("mail").delete();
    stakeholderId = await api.idOf("organisation@demo.example");
    healthCheckId = await beginWith(own, { ExpectedResponses: 15, Mode: "slips" });
  });

  const mail = (To: string[], RemindOn: string | null = REMIND_ON) =>
    own.postJson("/api/healthcheck/mailSurveyLetters", { HealthCheckId: healthCheckId, To, RemindOn });
  const work = () =>
    sendDueMail({
      knex: api.knex,
      secrets,
      now: () => api.clock,
      send: async (each) => {
        if (each.to === REFUSED) throw new Error("550");
        taken.push(each);
      },
    });
  const remind = (moment: string) => queueSurveyReminders({ knex: api.knex, env, now: new Date(moment) });
  const summary = async () => {
    const at = `/api/healthcheck/getOrganisationHealthChecks?userId=${stakeholderId}`;
    const { healthChecks } = await (await own.get(at)).json();
    return healthChecks.find((each: { healthCheckId: number }) => each.healthCheckId === healthCheckId);
  };
  const linkIn = ({ text }: SealedMail) => /https?:\S*inviteCode=\S+/.exec(text)?.[0];
  const codeOf = (each: SealedMail) => codeIn(linkIn(each));
  const slips = (): Promise<{ codeHash: string; xmin: string }[]> =>
    api
      .knex("survey_slip")
      .where({ healthCheckId })
      .orderBy("ctid")
      .select("code_hash", api.knex.raw("xmin::text"));

  test("each address gets one letter, however often it is given; what was sent is forgotten", async () => {
    expect(await mail(FIRST)).toMatchObject({
      message: "12 letters are on their way. A reminder goes to all on 20 August 2026.",
    });
    expect(await sealedIn(api.knex, FIRST)).toEqual(["mail", "survey_reminder"]);
    expect(await summary()).toMatchObject({ letters: { sent: 0, waiting: 12, failed: 0 }, slipsIssued: 12 });
    expect(await work()).toMatchObject({ sent: 12 });
    expect(await sealedIn(api.knex, FIRST)).toEqual(["survey_reminder"]);
    expect(await mail(LATER)).toMatchObject({
      message:
        "1 letter is on its way. Addresses given twice, or written to before: 2. They get no second letter. A reminder goes to all on 20 August 2026.",
    });
    await work();
    expect(taken.map(({ to }) => to).toSorted()).toEqual([...FIRST, "late@example.org"].toSorted());
    expect(new Set(taken.map(codeOf)).size).toBe(13);
    codes.push(...taken.map(codeOf));
    expect(await readableIn(api.knex, codes)).toEqual([]);
    expect(await api.knex("mail").whereNotNull("sealed")).toEqual([]);
  });

  test("S47 neither order nor transaction links addresses with codes", async () => {
    const order = taken.slice(0, 12);
    expect(order.map(({ to }) => to)).not.toEqual(FIRST);
    const sent = order.map((each) => codeHash(secrets, codeOf(each)));
    expect(sent).not.toEqual(sent.toSorted());
    const byAddress = order.toSorted((one, other) => (one.to < other.to ? -1 : 1));
    const given = byAddress.map((each) => codeHash(secrets, codeOf(each)));
    expect(given).not.toEqual(given.toSorted());
    const stored = await slips();
    const hashes = taken.map((each) => codeHash(secrets, codeOf(each)));
    expect(stored.map((each) => each.codeHash)).toEqual(hashes.toSorted());
    expect(new Set(stored.map(({ xmin }) => xmin)).size).toBe(1);
    const [letter] = await api.knex("survey_letter");
    expect([Object.keys(letter), await api.knex("survey_slip").first()]).toEqual([
      ["mailId", "healthCheckId"],
      { codeHash: expect.anything(), healthCheckId },
    ]);
    const [reminder] = await api.knex("survey_reminder");
    const addresses: string[] = JSON.parse(secrets.open(reminder.sealedAddresses));
    expect(addresses).toEqual(addresses.toSorted());
    expect(await api.knex("survey_reminder")).toHaveLength(1);
  });

  test("a letter that cannot be sent in time is counted, and forgotten too", async () => {
    expect(await mail([REFUSED])).toMatchObject({ status: 200 });
    await work();
    expect((await summary()).letters).toEqual({ sent: 13, waiting: 1, failed: 0 });
    const then = api.clock;
    api.later(3 * 24 * 60 + 61);
    await work();
    api.clock = then;
    expect((await summary()).letters).toEqual({ sent: 13, waiting: 0, failed: 1 });
    expect(await sealedIn(api.knex, [REFUSED])).toEqual(["survey_reminder"]);
  });

  test("S47 each link counts once, and what the organisation sees of letters does not change with answers", async () => {
    const before = await summary();
    for (const letter of taken.slice(0, 6)) {
      const person = api.browser();
      const form = await readForm(person, codeOf(letter));
      for (const at of [0, 1])
        expect(
          (
            await send(
              person,
              submissionOf(form, codeOf(letter), () => at),
            )
          ).status,
        ).toBe(200);
    }
    const { actualResponses } = await api.knex("health_check").where({ healthCheckId }).first();
    expect(actualResponses).toBe(6);
    expect(await summary()).toEqual(before);
  });

  test("a reminder without a link goes to every address alike on its day, and then they are gone", async () => {
    taken.length = 0;
    expect(await remind("2026-08-19T12:00:00Z")).toBe(0);
    for (const night of ["2026-08-19T22:30:00Z", "2026-08-20T04:59:00Z"]) expect(await remind(night)).toBe(0);
    expect(await remind("2026-08-20T06:00:00Z")).toBe(14);
    expect(await remind("2026-08-20T07:00:00Z")).toBe(0);
    expect(await sealedIn(api.knex, FIRST)).toEqual(["mail"]);
    const then = api.clock;
    api.clock = new Date("2026-08-20T06:01:00Z");
    await work();
    api.clock = then;
    expect(taken.map(({ to }) => to).toSorted()).toEqual([...FIRST, "late@example.org"].toSorted());
    expect(new Set(taken.map(({ text, html, subject }) => text + html + subject)).size).toBe(1);
    expect(taken.map(linkIn)).toEqual(taken.map(() => undefined));
    expect(await sealedIn(api.knex, FIRST)).toEqual([]);
  });

  test("S47 closing stops what waits and leaves no address and no code in any table, log line or audit entry", async () => {
    await own.send("PUT", "/api/healthcheck/updateSurvey", {
      HealthCheckId: healthCheckId,
      version: 1,
      EffectiveFrom: TODAY,
      ExpectedResponses: 30,
    });
    expect(await mail(["waits@example.org"], "2026-08-25")).toMatchObject({ status: 200 });
    expect(await sealedIn(api.knex, ["waits@example.org"])).toEqual(["mail", "survey_reminder"]);
    await own.postJson("/api/healthcheck/closeSurvey", { HealthCheckId: healthCheckId, version: 2 });
    const addresses = [...FIRST, ...LATER, REFUSED, "waits@example.org"];
    expect(await sealedIn(api.knex, [...addresses, ...codes])).toEqual([]);
    expect(await readableIn(api.knex, [...addresses, ...codes])).toEqual([]);
    for (const table of ["survey_slip", "survey_letter", "survey_reminder"]) {
      expect(await api.knex(table)).toEqual([]);
    }
    const log = lines.join("").toLowerCase();
    expect(log).toContain("/api/healthcheck/mailsurveyletters");
    expect([...addresses, ...codes].filter((trace) => log.includes(trace.toLowerCase()))).toEqual([]);
    const audited = await api.knex("audit_log").where({ what: "survey letters mailed" }).pluck("after");
    expect(audited).toContainEqual({ healthCheckId, letters: 12, remindOn: REMIND_ON });
    expect(await remind("2026-08-25T06:00:00Z")).toBe(0);
    expect(await mail(FIRST)).toMatchObject({ status: 409, code: "closed" });
  });
});
