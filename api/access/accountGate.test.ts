import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Browser } from "../testing/Browser.ts";
import { openedMail } from "../testing/openedMail.ts";
import { type Authenticator, addAuthenticator } from "../testing/second-factor/secondFactorChanges.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { TEST_DAY } from "../testing/testSession.ts";
import { inviteUser } from "../testing/user/newUser.ts";
import { ACCOUNT_STATES, ACCOUNT_USES, isUseAllowed } from "./accountState.ts";

const PASSWORD = "Quiet-Harbour93%";
const OTHER_PASSWORD = "Bright-Skylark7!";

const TESTED_STATES = [
  "invited",
  "invited again",
  "link copied",
  "address corrected",
  "withdrawn",
  "expired",
  "active",
  "disabled",
  "disabled while invited",
  "closed",
] as const;
type TestedState = (typeof TESTED_STATES)[number];

type Person = { email: string; stakeholderId: number; code: string; authenticator?: Authenticator };
/**
 * The account begins as invited or active. `hold` runs first and `attempt` afterwards, in the same browser.
 */
type Path = {
  prepare?: (userBrowser: Browser, person: Person) => Promise<unknown>;
  attempt: (userBrowser: Browser, person: Person) => Promise<unknown>;
};

describe.each(testDatabases)(
  "S46 an account's state alone decides which sign-in paths work, %s",
  (_, open) => {
    const api = startApi(open);
    const { browser } = api;
    let personCount = 0;
    const admin = api.user();

    const changeUser = async (path: string, body: object) =>
      (await admin.postJson(`/api/security/${path}`, body)).status;
    const isSignedIn = async (userBrowser: Browser) =>
      (await userBrowser.get("/api/security/getUserSessions")).status === 200;
    const requestReset = async (userBrowser: Browser, Email: string) =>
      (await userBrowser.postJson("/api/auth/forgot-password", { Email })).devOtp;
    const verify = (userBrowser: Browser, Email: string, OTP: unknown) =>
      userBrowser.postJson("/api/auth/verify-otp", { Email, OTP, UserType: 3 });
    const passwords = { Password: OTHER_PASSWORD, ConfirmPassword: OTHER_PASSWORD };
    const reset = (userBrowser: Browser, Email: string) =>
      userBrowser.postJson("/api/auth/reset-password", { Email, ...passwords, UserType: 3 });
    const addPassword = (userBrowser: Browser, more: object = {}) =>
      userBrowser.postJson("/api/auth/add-password", { ...passwords, UserType: 1, ...more });
    const sendFactor = (userBrowser: Browser, { authenticator }: Person) => {
      const code = authenticator?.codeAt(TEST_DAY, 1) ?? "123456";
      return userBrowser.postJson("/api/auth/verify-second-factor", { factor: { kind: "totp", code } });
    };
    const isAccepted = (state: TestedState) => ["active", "disabled", "closed"].includes(state);

    async function invite(state: TestedState): Promise<Person> {
      personCount += 1;
      const email = `person${personCount}@people.example`;
      const person = await inviteUser(admin, api.knex, email, "Administrators");
      if (!isAccepted(state)) return person;
      const userBrowser = browser();
      const body = { Password: PASSWORD, ConfirmPassword: PASSWORD, UserType: 1, Invitation: person.code };
      expect(await userBrowser.postJson("/api/auth/add-password", body)).toMatchObject({ status: 200 });
      const { app: authenticator } = await addAuthenticator(userBrowser, TEST_DAY);
      return { ...person, authenticator };
    }

    async function moveToState(state: TestedState, { stakeholderId }: Person): Promise<void> {
      if (state === "invited again")
        expect(await changeUser("changeInvitation", { stakeholderId, change: "resend" })).toBe(200);
      if (state === "link copied")
        expect(await changeUser("changeInvitation", { stakeholderId, change: "copy" })).toBe(200);
      if (state === "withdrawn")
        expect(await changeUser("changeInvitation", { stakeholderId, change: "withdraw" })).toBe(200);
      if (state === "expired") {
        const invitation = api.knex("one_time_code").where({ stakeholderId, purpose: "invitation" });
        expect(await invitation.update({ expiresAt: TEST_DAY })).toBe(1);
      }
      const details = `/api/security/getUserDetails?stakeholderId=${stakeholderId}`;
      if (state === "address corrected") {
        const { Name, TitleId, RoleId, CompanyId, GroupIds, version } = await (
          await admin.get(details)
        ).json();
        const Contacts = [{ ContactTypeId: 1, Detail: `right${stakeholderId}@people.example` }];
        const path = `/api/security/editUserDetails?stakeholderId=${stakeholderId}`;
        const body = { Name, TitleId, RoleId, CompanyId, Contacts, GroupIds, version };
        expect((await admin.send("PUT", path, body)).status).toBe(200);
      }
      if (state.startsWith("disabled")) {
        const { version } = await (await admin.get(details)).json();
        expect(await changeUser("setUserDisabled", { stakeholderId, version, isDisabled: true })).toBe(200);
      }
      if (state === "closed") {
        const path = `/api/security/deleteUser?stakeholderId=${stakeholderId}`;
        expect((await admin.send("DELETE", path)).status).toBe(200);
      }
    }

    const beginSession = async (userBrowser: Browser, person: Person) => {
      if (person.authenticator === undefined) return userBrowser.signIn(person.email, person.code);
      await userBrowser.signIn(person.email, PASSWORD);
      return sendFactor(userBrowser, person);
    };
    const finishReset = async (userBrowser: Browser, person: Person) => {
      await reset(userBrowser, person.email);
      return sendFactor(userBrowser, person);
    };
    const PATHS: Record<string, Path> = {
      "sign in with the password": {
        attempt: async (userBrowser, person) => {
          await userBrowser.signIn(person.email, PASSWORD);
          return sendFactor(userBrowser, person);
        },
      },
      "sign in with the code of the invitation, and add a password": {
        attempt: async (userBrowser, { email, code }) => {
          await userBrowser.signIn(email, code);
          return addPassword(userBrowser);
        },
      },
      "add a password by the link": {
        attempt: (userBrowser, { code }) => addPassword(userBrowser, { Invitation: code }),
      },
      "add a password in the session begun before": {
        prepare: beginSession,
        attempt: (userBrowser) => addPassword(userBrowser),
      },
      "continue the session begun before": { prepare: beginSession, attempt: async () => undefined },
      "request a code, and reset the password": {
        attempt: async (userBrowser, person) => {
          await verify(userBrowser, person.email, await requestReset(userBrowser, person.email));
          return finishReset(userBrowser, person);
        },
      },
      "redeem a code requested before": {
        prepare: async (userBrowser, person) =>
          otps.set(person.email, await requestReset(userBrowser, person.email)),
        attempt: async (userBrowser, person) => {
          await verify(userBrowser, person.email, otps.get(person.email));
          return finishReset(userBrowser, person);
        },
      },
      "reset the password with a code redeemed before": {
        prepare: async (userBrowser, { email }) =>
          verify(userBrowser, email, await requestReset(userBrowser, email)),
        attempt: finishReset,
      },
      "send the second factor of a sign-in begun before": {
        prepare: (userBrowser, { email }) => userBrowser.signIn(email, PASSWORD),
        attempt: sendFactor,
      },
    };
    const otps = new Map<string, unknown>();

    const INVITED = [
      "sign in with the code of the invitation, and add a password",
      "add a password by the link",
      "add a password in the session begun before",
    ];
    const ACTIVE = [
      "sign in with the password",
      "continue the session begun before",
      "add a password in the session begun before",
      "request a code, and reset the password",
      "redeem a code requested before",
      "reset the password with a code redeemed before",
      "send the second factor of a sign-in begun before",
    ];
    const listExpectedPaths = (state: TestedState) =>
      state === "invited" ? INVITED : state === "active" ? ACTIVE : [];

    test.each(TESTED_STATES)("state %s: only the expected paths sign the person in", async (state) => {
      const tryPath = async ([name, { prepare, attempt }]: [string, Path]) => {
        const [person, userBrowser] = [await invite(state), browser()];
        await prepare?.(userBrowser, person);
        await moveToState(state, person);
        await attempt(userBrowser, person);
        return (await isSignedIn(userBrowser)) ? [name] : [];
      };
      const working = await Promise.all(Object.entries(PATHS).map(tryPath));
      expect(working.flat().sort()).toEqual([...listExpectedPaths(state)].sort());
    });

    test("S3 a reset request gets the same response in every account state, and only an active account gets an e-mail", async () => {
      const responses: Record<string, unknown>[] = [];
      for (const state of TESTED_STATES) {
        const person = await invite(state);
        await moveToState(state, person);
        await api.knex("mail").delete();
        const { email } = person;
        const response = await browser().postJson("/api/auth/forgot-password", { Email: email });
        const { devOtp, email: sentTo, ...rest } = response;
        responses.push(rest);
        const emails = (await openedMail(api.knex)).filter(({ to }) => to === email);
        expect([state, emails.length]).toEqual([state, state === "active" ? 1 : 0]);
      }
      expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    });
  },
);

const TABLE = "docs/permissions.md";
const lines = readFileSync(join(import.meta.dirname, "../..", TABLE), "utf8").split("\n");
const formatRow = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

test(`S46 ${TABLE} lists the uses that each account state allows`, () => {
  const table = [
    formatRow(["", ...ACCOUNT_STATES]).replace("|  |", "| |"),
    ...ACCOUNT_USES.map((use) =>
      formatRow([use, ...ACCOUNT_STATES.map((state) => (isUseAllowed(state, use) ? "yes" : ""))]),
    ),
  ];
  for (const line of table) expect(lines).toContain(line);
});
