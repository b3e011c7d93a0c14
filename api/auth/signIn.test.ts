import { hash } from "@node-rs/argon2";
import { describe, expect, test } from "vitest";
import { GROUPS, setGroups } from "../group/groups.ts";
import { readEnv } from "../lib/operating/env.ts";
import { DEMONSTRATION_PASSWORD, DEMONSTRATION_USERS } from "../seeds/demonstration/users.ts";
import { PERMISSION_IDS } from "../shared/permissions.ts";
import { Browser } from "../testing/Browser.ts";
import { PRODUCTION } from "../testing/production.ts";
import { startApi } from "../testing/startApi.ts";
import { startApp } from "../testing/startApp.ts";
import { openTestDatabase, testDatabases } from "../testing/testDatabase.ts";
import { SessionCheck } from "./contract.ts";

const ADMIN = "admin@demo.example";
const ORGANISATION = "organisation@demo.example";

describe.each(testDatabases)("signing in, %s", (_, open) => {
  const api = startApi(open);
  const { browser, signedIn, advanceMinutes } = api;

  const check = (userBrowser: Browser) => userBrowser.postJson("/api/auth/userAuthenticated");
  const getId = async (userBrowser: Browser) => {
    const { user } = SessionCheck.parse(await check(userBrowser));
    return { stakeholderId: user?.stakeholderId as number };
  };

  test.each(DEMONSTRATION_USERS.map((user) => [user.username, user] as const))(
    "%s signs in with the name and the permissions that the demonstration declares",
    async (username, { name, groups }) => {
      const userBrowser = await signedIn(username);
      const session = await check(userBrowser);
      expect(session).toMatchObject({
        isAuthenticated: true,
        user: { displayName: name, username, userType: 2 },
      });
      expect(session.userActions).toHaveLength(
        await api
          .knex("group_action")
          .join("user_group", "user_group.group_id", "group_action.group_id")
          .whereIn("name", groups)
          .countDistinct("action_id as n")
          .first()
          .then((row) => Number(row?.n)),
      );
    },
  );

  test("S9 the session cookie is HttpOnly and SameSite=Lax and has 256 bits; S25 public responses set none", async () => {
    const userBrowser = browser();
    const response = await userBrowser.post("/api/auth/login", {
      Username: ADMIN,
      Password: DEMONSTRATION_PASSWORD,
    });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^known=[\w-]{43}; path=\/; expires=[^;]+; samesite=lax; httponly$/i),
      expect.stringMatching(/^session=[\w-]{43}; path=\/; samesite=lax; httponly$/i),
    ]);
    for (const path of [
      "/api/config/feature-flags",
      "/api/dashboard/components",
      "/api/auth/getUserTitles",
    ]) {
      expect((await userBrowser.get(path)).headers.getSetCookie()).toEqual([]);
    }
  });

  test("S9 only the hash of a session's id is stored", async () => {
    const id = (await signedIn(ADMIN)).cookies.get("session") as string;
    expect(JSON.stringify(await api.knex("session").select())).not.toContain(id);
  });

  test("S10 every sign-in creates a new session id and never adopts a preset one", async () => {
    const userBrowser = browser();
    userBrowser.cookies.set("session", "A".repeat(43));
    await userBrowser.signIn(ADMIN, DEMONSTRATION_PASSWORD);
    const first = userBrowser.cookies.get("session");
    expect(first).not.toBe("A".repeat(43));
    await userBrowser.signIn(ADMIN, DEMONSTRATION_PASSWORD);
    expect(userBrowser.cookies.get("session")).not.toBe(first);
    const oldBrowser = browser();
    oldBrowser.cookies.set("session", first as string);
    expect(await check(oldBrowser)).toMatchObject({ isAuthenticated: false });
  });

  test("a request from a page of the person signed in before changes nothing for the person signed in now", async () => {
    const userBrowser = await signedIn(ORGANISATION);
    const { stakeholderId } = await getId(userBrowser);
    const getAsPage = (id: number) => {
      const tab = api.browser({ "X-Signed-In-As": String(id) });
      for (const [name, value] of userBrowser.cookies) tab.cookies.set(name, value);
      return tab.get("/api/auth/profile");
    };
    expect((await getAsPage(stakeholderId)).status).toBe(200);
    const refused = await getAsPage(stakeholderId + 1);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ code: "signed-out" });
  });

  test("S10 S12 a change of groups signs the user out everywhere, and the next sign-in has the new permissions", async () => {
    const userBrowser = await signedIn("tworoles@demo.example");
    const user = await getId(userBrowser);
    await api.knex.transaction((trx) =>
      setGroups(trx, {
        ...user,
        groups: [GROUPS.organisations],
        actor: null,
        env: { NODE_ENV: "test" },
        at: api.clock,
      }),
    );
    expect(await check(userBrowser)).toMatchObject({ isAuthenticated: false });
    const actions = (await check(await signedIn("tworoles@demo.example"))).userActions;
    expect(actions).not.toContainEqual({ actionId: PERMISSION_IDS.BuildingBlockAdmin });
  });

  test.each([
    [ADMIN, 29, 31, 12],
    [ORGANISATION, 59, 61, 24],
  ])(
    "S11 %s: a session survives %i idle minutes, ends after %i more, and lasts at most %i hours",
    async (user, idleMinutes, moreMinutes, hours) => {
      const idleBrowser = await signedIn(user);
      advanceMinutes(idleMinutes);
      expect(await check(idleBrowser)).toMatchObject({ isAuthenticated: true });
      advanceMinutes(moreMinutes);
      expect(await check(idleBrowser)).toMatchObject({ isAuthenticated: false });

      const busyBrowser = await signedIn(user);
      for (let minutes = 20; minutes < hours * 60; minutes += 20) {
        advanceMinutes(20);
        expect(await check(busyBrowser)).toMatchObject({ isAuthenticated: true });
      }
      advanceMinutes(21);
      expect(await check(busyBrowser)).toMatchObject({ isAuthenticated: false });
    },
  );

  test("S12 signing out ends the session on the server", async () => {
    const userBrowser = await signedIn(ADMIN);
    const id = userBrowser.cookies.get("session") as string;
    expect((await userBrowser.get("/api/security/getAllActions")).status).toBe(200);
    expect((await userBrowser.post("/api/auth/logout")).status).toBe(200);
    expect([...userBrowser.cookies.keys()]).toEqual(["known"]);
    userBrowser.cookies.set("session", id);
    expect((await userBrowser.get("/api/security/getAllActions")).status).toBe(401);
  });

  test("S12 a removed group and a disabled account take effect at the next request", async () => {
    const userBrowser = await signedIn(ADMIN);
    const user = await getId(userBrowser);
    const membership = await api.knex("group_member").where(user).first();
    await api.knex("group_member").where(user).delete();
    expect((await userBrowser.get("/api/security/getAllActions")).status).toBe(403);
    await api.knex("group_member").insert(membership);
    expect((await userBrowser.get("/api/security/getAllActions")).status).toBe(200);
    await api.knex("user_account").where(user).update({ isDisabled: true });
    expect((await userBrowser.get("/api/security/getAllActions")).status).toBe(401);
    expect(await check(userBrowser)).toMatchObject({ isAuthenticated: false });
    expect(await browser().signIn(ADMIN, DEMONSTRATION_PASSWORD)).toMatchObject({ status: 401 });
    await api.knex("user_account").where(user).update({ isDisabled: false });
  });

  test("S3 an unknown address, a wrong password, an unverified and a disabled account get the same response", async () => {
    const { stakeholderId } = await api
      .knex("user_account")
      .where({ username: "norole@demo.example" })
      .first("stakeholder_id");
    const fetchResponse = async (username: string, password: string) => {
      const response = await browser().post("/api/auth/login", { Username: username, Password: password });
      const { requestId: _, ...body } = (await response.json()) as Record<string, unknown>;
      const headers = Object.fromEntries(response.headers);
      for (const header of ["date", "x-request-id"]) delete headers[header];
      return { status: response.status, body, headers };
    };
    const unknown = await fetchResponse("nobody@demo.example", DEMONSTRATION_PASSWORD);
    expect(unknown).toMatchObject({
      status: 401,
      body: { message: expect.stringContaining("If you have just registered, verify your email first.") },
    });
    expect(await fetchResponse(ADMIN, "Wrong-Password42!")).toEqual(unknown);
    await api.knex("user_account").where({ stakeholderId }).update({ isDisabled: true });
    expect(await fetchResponse("norole@demo.example", DEMONSTRATION_PASSWORD)).toEqual(unknown);
    await api.knex("user_account").where({ stakeholderId }).update({ isDisabled: false, isVerified: false });
    expect(await fetchResponse("norole@demo.example", DEMONSTRATION_PASSWORD)).toEqual(unknown);
    await api.knex("user_account").where({ stakeholderId }).update({ isVerified: true });
  });

  test("S2 a hash of a lower cost is replaced at the next sign-in", async () => {
    const account = { username: "norole@demo.example" };
    const passwordHash = await hash(DEMONSTRATION_PASSWORD, { memoryCost: 8192, timeCost: 1 });
    await api.knex("user_account").where(account).update({ passwordHash });
    await signedIn(account.username);
    const renewed = await api.knex("user_account").where(account).first("password_hash");
    expect(renewed.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await signedIn(account.username);
  });

  test("S33 the audit log has sign-in attempts without the password or the address", async () => {
    const lines = await api.knex("audit_log").select();
    expect(lines.map(({ what }) => what)).toEqual(
      expect.arrayContaining(["sign-in", "sign-in refused", "sign-out"]),
    );
    expect(JSON.stringify(lines)).not.toMatch(/Jacaranda|nobody|Wrong/);
  });

  test("S33 repeated sign-ins add one audit entry in ten minutes", async () => {
    const count = async () => Number((await api.knex("audit_log").count())[0]?.count);
    const userBrowser = await signedIn("buildingblock@demo.example");
    await userBrowser.post("/api/auth/logout");
    const before = await count();
    for (let i = 0; i < 5; i += 1) {
      await userBrowser.signIn("buildingblock@demo.example", DEMONSTRATION_PASSWORD);
      await userBrowser.post("/api/auth/logout");
    }
    expect(await count()).toBe(before);
    advanceMinutes(10);
    await userBrowser.signIn("buildingblock@demo.example", DEMONSTRATION_PASSWORD);
    expect(await count()).toBe(before + 1);
  });
});

describe("in production", () => {
  test("S9 the cookie is Secure and has the __Host- prefix; S34 demonstration accounts cannot sign in", async () => {
    const database = await openTestDatabase("demonstration");
    const app = await startApp({ database, env: readEnv(PRODUCTION) });
    const userBrowser = new Browser(app);
    expect(await userBrowser.signIn(ADMIN, DEMONSTRATION_PASSWORD)).toMatchObject({ status: 401 });
    await database.knex("user_account").where({ username: ADMIN }).update({ isDemonstration: false });
    const response = await userBrowser.post("/api/auth/login", {
      Username: ADMIN,
      Password: DEMONSTRATION_PASSWORD,
    });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-known=[\w-]{43}; path=\/; expires=[^;]+; samesite=lax; secure; httponly$/i,
      ),
      expect.stringMatching(/^__Host-session=[\w-]{43}; path=\/; samesite=lax; secure; httponly$/i),
    ]);
    expect(await userBrowser.postJson("/api/auth/userAuthenticated")).toMatchObject({
      isAuthenticated: true,
    });
    await app.close();
  });

  test("S34 a demonstration account cannot be used after real figures have replaced the demonstration", async () => {
    const database = await openTestDatabase("demonstration");
    const app = await startApp({ database });
    const userBrowser = new Browser(app);
    expect(await userBrowser.signIn(ADMIN, DEMONSTRATION_PASSWORD)).toMatchObject({ status: 200 });
    await database.knex("data_source").update({ isDemonstration: false });
    expect((await userBrowser.get("/api/auth/profile")).status).toBe(401);
    expect(await userBrowser.signIn(ADMIN, DEMONSTRATION_PASSWORD)).toMatchObject({ status: 401 });
    await app.close();
  });

  test("S34 a database without the demonstration has no account", async () => {
    const database = await openTestDatabase("reference");
    expect(await database.knex("user_account").select()).toEqual([]);
    await database.close();
  });
});
