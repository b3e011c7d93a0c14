import { describe, expect, test } from "vitest";
import { DEMONSTRATION_PASSWORD } from "../seeds/demonstration/users.ts";
import type { Browser } from "../testing/Browser.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { TEST_DAY } from "../testing/testSession.ts";
import type { UserDetails, UserRow } from "./contract.ts";

const COORDINATOR = "coordinator@demo.example";
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0";
const DAY = 24 * 60;

describe.each(testDatabases)("the last sign-in, %s", (_, open) => {
  const api = startApi(open);

  const getDetails = async (admin: Browser, username: string): Promise<UserDetails> =>
    (await admin.get(`/api/security/getUserDetails?stakeholderId=${await api.idOf(username)}`)).json();
  const readUnusedUsers = async (admin: Browser) =>
    (
      (await (await admin.get("/api/security/getAllUsers?state=unused&pageSize=100")).json()) as {
        users: UserRow[];
      }
    ).users;

  test("remains stored when its session has ended", async () => {
    const userBrowser = await api.signedIn(COORDINATOR);
    await userBrowser.postJson("/api/auth/logout", {});
    const admin = await api.signedIn();
    expect((await getDetails(admin, COORDINATOR)).lastSeenAt).toBe(TEST_DAY.toISOString());
    expect((await getDetails(admin, "captureonly@demo.example")).lastSeenAt).toBeNull();
  });

  test("accounts that were not used for 90 days are listed, and can be disabled together", async () => {
    await api.knex("user_account").update({ madeAt: TEST_DAY });
    await api.signedIn(COORDINATOR);
    api.advanceMinutes(89 * DAY);
    await api.signedIn("results@demo.example");
    api.advanceMinutes(2 * DAY);
    const admin = await api.signedIn();
    const unusedUsers = await readUnusedUsers(admin);
    const names = unusedUsers.map(({ username }) => username);
    expect(names).toContain(COORDINATOR);
    expect(names).not.toContain("results@demo.example");
    expect(names).not.toContain("admin@demo.example");
    const users = unusedUsers.map(({ stakeholderId, version }) => ({ stakeholderId, version }));
    await admin.postJson("/api/security/changeUsers", { users, change: { kind: "disable" } });
    expect(await api.browser().signIn(COORDINATOR, DEMONSTRATION_PASSWORD)).toMatchObject({ status: 401 });
    api.clock = TEST_DAY;
  });

  test("sessions are distinguished by browser and network, without an address", async () => {
    const home = { "User-Agent": FIREFOX, "X-Forwarded-For": "198.51.100.7" };
    const userBrowser = api.browser(home);
    await userBrowser.signIn("results@demo.example", DEMONSTRATION_PASSWORD);
    await api.browser(home).signIn("results@demo.example", DEMONSTRATION_PASSWORD);
    await api
      .browser({ "X-Forwarded-For": "203.0.113.9" })
      .signIn("results@demo.example", DEMONSTRATION_PASSWORD);
    const { sessions } = (await (await userBrowser.get("/api/security/getUserSessions")).json()) as {
      sessions: { browser: string | null; network: number; isThis: boolean }[];
    };
    const currentSession = sessions.find(({ isThis }) => isThis);
    expect(currentSession?.browser).toBe("Firefox on Windows");
    expect(sessions.filter(({ network }) => network === currentSession?.network)).toHaveLength(2);
    expect(JSON.stringify([sessions, await api.knex("session").select()])).not.toMatch(/198\.51|203\.0/);
  });
});
