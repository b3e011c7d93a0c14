import { beforeAll, describe, expect, test } from "vitest";
import { startApi } from "../testing/startApi.ts";
import { beginWith } from "../testing/survey-code/surveyRound.ts";
import { sealedIn } from "../testing/traces.ts";

const TODAY = "2026-08-15";
const REMIND_ON = "2026-08-20";
const TO = ["a@example.org", "b@example.org"];

describe("letters that", () => {
  const api = startApi();
  const own = api.user("organisation@demo.example");
  let healthCheckId: number;
  beforeAll(async () => {
    await api.knex("health_check").where({ effectiveTo: "2026-09-30" }).delete();
    healthCheckId = await begin({});
  });

  const begin = (changes: object) => beginWith(own, { ExpectedResponses: 15, Mode: "slips", ...changes });
  const mail = (To: string[], RemindOn: string | null, HealthCheckId = healthCheckId) =>
    own.postJson("/api/healthcheck/mailSurveyLetters", { HealthCheckId, To, RemindOn });
  const slips = () => api.knex("survey_slip").where({ healthCheckId });

  test.each([
    ["a day that is past", ["a@example.org"], TODAY, "RemindOn"],
    ["a day after the last one", ["a@example.org"], "2026-10-01", "RemindOn"],
    ["no address at all", [], REMIND_ON, "To"],
    [
      "more letters than expected responses",
      Array.from({ length: 16 }, (_, at) => `a${at}@b.org`),
      null,
      "To",
    ],
    ["what is no address", ["a@example.org", "zoe@"], null, "To.1"],
  ])("%s is refused, and nothing is queued", async (_what, to, day, field) => {
    expect(await mail(to, day)).toMatchObject({ status: 400, errors: [expect.objectContaining({ field })] });
    expect(await sealedIn(api.knex, TO)).toEqual([]);
    expect(await slips()).toEqual([]);
  });

  test("a survey with a link, or that has not opened, sends none", async () => {
    const planned = await begin({ EffectiveFrom: "2026-08-16" });
    expect(await mail(TO, null, planned)).toMatchObject({
      status: 400,
      message: "Letters can go out from the day on which the survey opens.",
    });
    await api.knex("health_check").where({ healthCheckId: planned }).delete();
    const linked = await begin({ Mode: "link" });
    expect(await mail(TO, null, linked)).toMatchObject({ status: 409, code: "mode" });
    await api.knex("health_check").where({ healthCheckId: linked }).delete();
  });

  test("deleting a survey, and voiding its slips, stops letters and forgets addresses", async () => {
    healthCheckId = await begin({});
    await mail(TO, REMIND_ON);
    await own.postJson("/api/healthcheck/issueSlips", {
      HealthCheckId: healthCheckId,
      Count: 2,
      VoidEarlier: true,
    });
    expect(await sealedIn(api.knex, TO)).toEqual([]);
    expect(await slips()).toHaveLength(2);
    await mail(["late@example.org"], REMIND_ON);
    const admin = await api.signedIn();
    await admin.send("DELETE", `/api/healthcheck/deleteSurvey?healthCheckId=${healthCheckId}&version=1`);
    expect(await sealedIn(api.knex, ["late@example.org"])).toEqual([]);
  });
});
