import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { endpoints } from "../contract.ts";
import { DEMONSTRATION_PASSWORD } from "../seeds/demonstration/users.ts";
import type { AuditKind } from "../shared/auditKinds.ts";
import type { Endpoint } from "../shared/http/endpoint.ts";
import type { Browser } from "../testing/Browser.ts";
import { type Authenticator, addAuthenticator } from "../testing/second-factor/secondFactorChanges.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";

const NEW_PASSWORD = "Quiet-Harbour93%";
const allEndpoints: readonly Endpoint[] = endpoints;
const getKey = ({ method, path }: Endpoint) => `${method} ${path}`;

const PROTECTED: readonly AuditKind[] = [
  "password added",
  "password changed",
  "second factor added",
  "second factor removed",
  "second factor reset",
  "recovery codes made",
  "session ended",
  "sign-in",
  "sign-out",
  "registered",
  "invited",
  "invitation link copied",
  "invitation withdrawn",
  "user created",
  "user changed",
  "user deleted",
  "user disabled",
  "user enabled",
  "account closed",
  "groups changed",
  "scope changed",
  "group created",
  "group changed",
  "group actions added",
  "group actions removed",
  "group deleted",
  "application approved",
  "application rejected",
  "decision taken back",
];

/** Endpoints whose clients are not signed in, and why they require no recent authentication. */
const EXEMPT: Record<string, string> = {
  "POST /api/auth/login": "It is the step-up itself.",
  "POST /api/auth/verify-second-factor": "It is the second half of the step-up.",
  "POST /api/auth/reset-password":
    "Anyone who reads the account's mail sets the password; the factor is then required.",
  "POST /api/auth/add-password": "The open invitation is the gate.",
  "POST /api/auth/verify-otp":
    "It makes an account that belongs to no group, or lets its reader set a new password.",
  "POST /api/auth/logout": "It ends the caller's own session and nothing else.",
};

test("S45 every endpoint that writes passwords, factors, sessions, grants or scope declares recentAuth or is listed with a reason", () => {
  const writers = allEndpoints.filter(
    ({ audits }) => Array.isArray(audits) && audits.some((kind) => PROTECTED.includes(kind)),
  );
  const undeclared = writers.filter(({ recentAuth }) => recentAuth === undefined).map(getKey);
  expect(undeclared.sort()).toEqual(Object.keys(EXEMPT).sort());
  const openEndpoints = allEndpoints.filter(
    ({ recentAuth, access }) => recentAuth !== undefined && access === "anyone",
  );
  expect(openEndpoints).toEqual([]);
});

const root = join(import.meta.dirname, "..");
const sources = globSync("**/*.ts", { cwd: root })
  .filter((file) => !/\.test\.ts$|(^|\/)(testing|migrations|seeds|backup)\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
const listFilesWith = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .sort();

/** If a new file appears here, somebody must decide whether it requires recent authentication. */
test.each([
  ["begins a session that is signed in", /purpose: "signed-in", authenticatedAt/, ["user/knownBrowsers.ts"]],
  ["completes a sign-in", /\bbeginSession\(/, ["second-factor/stepUp.ts", "user/knownBrowsers.ts"]],
  ["begins a session again", /\brenewSession\(/, ["profile/routes.ts", "second-factor/stepUp.ts"]],
  [
    "records recent authentication",
    /recordStepUp\(|authenticatedAt: now\b/,
    ["lib/security/session.ts", "second-factor/stepUp.ts"],
  ],
  [
    "writes a password",
    /update\(\{ passwordHash|savePassword\(/,
    ["auth/passwordRoutes.ts", "auth/signIn.ts", "user/accounts.ts", "user/changePassword.ts"],
  ],
  [
    "writes groups of people",
    /trx\("group_member"\)\s*(\.where\([^)]*\)\s*)*(\.whereIn\([^)]*\)\s*)*\.(insert|delete|update)/,
    ["group/memberships.ts"],
  ],
  [
    "writes for whom a person acts",
    /municipalityIds\.map\(\(id\) => \(\{ stakeholderId|linkRepresentative\(/,
    [
      "auth/applicants.ts",
      "organisation/team/inviteColleague.ts",
      "stakeholder/findOrganisation.ts",
      "user/form/saveUser.ts",
    ],
  ],
  [
    "issues or voids an invitation",
    /(issue|delete)Invitation\(|purpose: "invitation"/,
    ["user/invitation/invitations.ts", "user/oneTimeCodes.ts"],
  ],
  [
    "replaces an account",
    /deleteUnverifiedAccounts\(/,
    ["lib/security/unverified.ts", "user/releaseEmailAddress.ts"],
  ],
  ["sets whether an account is disabled", /update\(\{ isDisabled/, ["user/removeUser.ts"]],
] as const)("S45 only the listed files: %s", (_, pattern, files) => {
  expect(listFilesWith(pattern)).toEqual(files);
});

describe.each(testDatabases)("S45 recent authentication, %s", (_name, open) => {
  const api = startApi(open);
  const { signedIn, advanceMinutes } = api;

  const refused = { status: 403, code: "password-needed" };
  const confirm = (userBrowser: Browser, factor?: object) =>
    userBrowser.postJson("/api/auth/confirm-password", { Password: DEMONSTRATION_PASSWORD, factor });

  test("is required six minutes after sign-in by every endpoint that declares it, until the password is confirmed", async () => {
    const userBrowser = await signedIn();
    advanceMinutes(6);
    const declared = allEndpoints.filter(({ recentAuth }) => recentAuth === "needed");
    const sendRequest = async (endpoint: Endpoint) =>
      (
        await userBrowser.sendJson(
          endpoint.method,
          endpoint.path,
          endpoint.body === undefined ? undefined : { no: 1 },
        )
      ).code;
    for (const endpoint of declared)
      expect([getKey(endpoint), await sendRequest(endpoint)]).toEqual([getKey(endpoint), "password-needed"]);
    await confirm(userBrowser);
    const withBody = declared.filter(({ body }) => body !== undefined);
    for (const endpoint of withBody)
      expect([getKey(endpoint), await sendRequest(endpoint)]).not.toContain("password-needed");
  });

  const changePassword = async (userBrowser: Browser, from: string, to: string) => {
    const profile = await (await userBrowser.get("/api/auth/profile")).json();
    const change = { CurrentPassword: from, NewPassword: to, ConfirmPassword: to };
    return userBrowser.sendJson("PUT", "/api/auth/updateProfile", { ...profile, ...change });
  };
  const tryTakeover = async (userBrowser: Browser) => [
    (await userBrowser.sendJson("DELETE", "/api/auth/totp")).code,
    (await userBrowser.postJson("/api/auth/recovery-codes")).code,
    (
      await userBrowser.postJson("/api/security/AddGroup", {
        GroupName: "Mine",
        UserActions: [{ actionId: 5 }],
      })
    ).code,
  ];

  describe("with a second factor", () => {
    let authenticator: Authenticator;
    const factor = () => ({ kind: "totp", code: authenticator.codeAt(api.clock) });
    beforeAll(async () => {
      authenticator = (await addAuthenticator(await signedIn("tworoles@demo.example"), api.clock)).app;
    });
    const signInWithFactor = async () => {
      advanceMinutes(1);
      const userBrowser = await signedIn("tworoles@demo.example");
      expect(
        await userBrowser.postJson("/api/auth/verify-second-factor", { factor: factor() }),
      ).toMatchObject({ status: 200 });
      return userBrowser;
    };

    test("is required to change the password in the profile, and the change does not renew it", async () => {
      const userBrowser = await signInWithFactor();
      advanceMinutes(6);
      expect(await changePassword(userBrowser, DEMONSTRATION_PASSWORD, NEW_PASSWORD)).toMatchObject(refused);
      expect((await tryTakeover(userBrowser)).slice(0, 2)).toEqual(["password-needed", "password-needed"]);
      expect(await confirm(userBrowser)).toMatchObject({ status: 200, secondFactor: ["totp"] });
      expect(await changePassword(userBrowser, DEMONSTRATION_PASSWORD, NEW_PASSWORD)).toMatchObject(refused);
      expect(await confirm(userBrowser, { kind: "totp", code: "000000" })).toMatchObject({ status: 400 });
      expect(await changePassword(userBrowser, DEMONSTRATION_PASSWORD, NEW_PASSWORD)).toMatchObject(refused);
      expect(await confirm(userBrowser, factor())).toMatchObject({ status: 200, message: "Thank you." });
      advanceMinutes(4);
      expect(await changePassword(userBrowser, DEMONSTRATION_PASSWORD, NEW_PASSWORD)).toMatchObject({
        status: 200,
      });
      advanceMinutes(2);
      expect((await tryTakeover(userBrowser)).slice(0, 2)).toEqual(["password-needed", "password-needed"]);
      const { passwordHash } = await api
        .knex("user_account")
        .where({ username: "norole@demo.example" })
        .first();
      await api.knex("user_account").where({ username: "tworoles@demo.example" }).update({ passwordHash });
    });

    test("is not required to change other details of the profile", async () => {
      const userBrowser = await signInWithFactor();
      advanceMinutes(6);
      const profile = await (await userBrowser.get("/api/auth/profile")).json();
      expect(
        await userBrowser.sendJson("PUT", "/api/auth/updateProfile", { ...profile, fullName: "Thabo Zulu" }),
      ).toMatchObject({ status: 200 });
    });
  });
});
