import { beforeEach, describe, expect, test } from "vitest";
import { startApi } from "../../testing/startApi.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import { TEST_DAY } from "../../testing/testSession.ts";

const MEMBER = "organisation@demo.example";
const NEW_USER = "karabo@university.example";
const OTHER_USER = "lindiwe@university.example";
const SECOND_MS = 1000;

describe.each(testDatabases)("limits of changes by one account, %s", (_name, open) => {
  const api = startApi(open);
  beforeEach(() => {
    api.clock = TEST_DAY;
  });

  async function addLines(what: string, count: number, after?: object): Promise<void> {
    const actorStakeholderId = await api.idOf(MEMBER);
    const lines = Array.from({ length: count }, (_, index) => ({
      happenedAt: new Date(TEST_DAY.getTime() - (index + 1) * SECOND_MS),
      actorStakeholderId,
      what,
      after: after && JSON.stringify(after),
    }));
    await api.knex.batchInsert("audit_log", lines);
  }

  test("an account e-mails at most 500 unconfirmed addresses a day, counting invitations and survey links together", async () => {
    await addLines("invited", 198);
    await addLines("survey link mailed", 1, { letters: 300 });
    const invite = async (Email: string) => {
      const form = { Name: "Karabo Nkosi", Email };
      return (await api.signedIn(MEMBER)).postJson("/api/healthcheck/inviteColleague", form);
    };
    expect(await invite(NEW_USER)).toMatchObject({ status: 200 });
    // An invitation to an existing account also counts, because the limit would otherwise reveal who has one.
    expect(await invite("admin@demo.example")).toMatchObject({ status: 200 });
    expect(await invite(OTHER_USER)).toMatchObject({
      status: 429,
      message: expect.stringContaining("at most 500"),
    });
    expect(await api.knex("user_account").where({ username: OTHER_USER })).toEqual([]);
    api.advanceMinutes(24 * 60);
    expect(await invite(OTHER_USER)).toMatchObject({ status: 200 });
  });

  test("an account makes at most 600 changes of a kind an hour", async () => {
    await addLines("profile changed", 599);
    const member = await api.signedIn(MEMBER);
    const save = async () => {
      const profile = await (await member.get("/api/auth/profile")).json();
      return (await member.send("PUT", "/api/auth/updateProfile", profile)).status;
    };
    expect([await save(), await save()]).toEqual([200, 429]);
    expect(await member.get("/api/auth/profile")).toMatchObject({ status: 200 });
    api.advanceMinutes(60);
    expect(await save()).toBe(200);
  });
});
