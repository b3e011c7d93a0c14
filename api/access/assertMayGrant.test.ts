import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { authRoutes } from "../auth/routes.ts";
import { GROUPS, setGroups } from "../group/groups.ts";
import { Done, done } from "../lib/http/done.ts";
import { route } from "../lib/http/route.ts";
import { readEnv } from "../lib/operating/env.ts";
import { DEMONSTRATION_PASSWORD } from "../seeds/demonstration/users.ts";
import { endpoint } from "../shared/http/endpoint.ts";
import type { PermissionName } from "../shared/permissions.ts";
import type { Browser } from "../testing/Browser.ts";
import { openedMail } from "../testing/openedMail.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { TEST_DAY } from "../testing/testSession.ts";
import { assertMayGrant } from "./assertMayGrant.ts";

const ADMINISTRATOR = "admin@demo.example";
const env = readEnv({ NODE_ENV: "test", TRUST_PROXY: "127.0.0.1" });

const grant = endpoint({
  method: "POST",
  path: "/api/security/test-grant",
  access: ["SetGroupMember"],
  body: z.strictObject({ permissions: z.array(z.string()) }),
  response: Done,
});
const grantRoute = route(grant, async ({ body, trx, session, env, secrets, now }) => {
  const permissions = body.permissions as PermissionName[];
  await assertMayGrant(trx, { session, permissions, grantee: "the group Reviewers", env, secrets, now });
  return done("Granted");
});

describe.each(testDatabases)("S40 granting powerful permissions, %s", (_name, open) => {
  const api = startApi(open, { routes: [...authRoutes, grantRoute] });
  const { signedIn, advanceMinutes } = api;
  beforeAll(async () => {
    const stakeholderId = await api.idOf("tworoles@demo.example");
    await api.knex.transaction((trx) =>
      setGroups(trx, { stakeholderId, groups: [GROUPS.administrators], actor: null, env, at: TEST_DAY }),
    );
  });

  const grantTo = (userBrowser: Browser, ...permissions: PermissionName[]) =>
    userBrowser.postJson("/api/security/test-grant", { permissions });
  const confirm = (userBrowser: Browser, Password: string) =>
    userBrowser.postJson("/api/auth/confirm-password", { Password });

  test("requires the password again after five minutes, in each browser separately", async () => {
    const [userBrowser, otherBrowser] = [await signedIn(), await signedIn()];
    advanceMinutes(5);
    expect(await grantTo(userBrowser, "WorldOfImpactAdmin")).toMatchObject({ status: 200 });
    advanceMinutes(0.001);
    const refused = { status: 403, code: "password-needed" };
    expect(await grantTo(userBrowser, "WorldOfImpactAdmin")).toMatchObject(refused);
    expect(await grantTo(userBrowser, "LogIntoSystem", "HealthCheckAdmin")).toMatchObject({ status: 200 });
    expect(await confirm(userBrowser, "Wrong!")).toMatchObject({
      status: 400,
      errors: [{ field: "Password" }],
    });
    expect(await grantTo(userBrowser, "WorldOfImpactAdmin")).toMatchObject(refused);
    expect(await confirm(userBrowser, DEMONSTRATION_PASSWORD)).toMatchObject({ status: 200 });
    expect(await grantTo(userBrowser, "WorldOfImpactAdmin")).toMatchObject({ status: 200 });
    expect(await grantTo(otherBrowser, "WorldOfImpactAdmin")).toMatchObject(refused);
  });

  test("requires recent authentication for each powerful permission", async () => {
    const userBrowser = await signedIn();
    advanceMinutes(6);
    const powerful: readonly PermissionName[] = [
      "SetGroupMember",
      "CreateGroup",
      "UpdateGroup",
      "DeleteGroup",
      "AddGroupAction",
      "DeleteGroupAction",
      "DeleteGroupMember",
      "VerifyOrganisation",
      "WorldOfImpactAdmin",
      "DeleteUser",
    ];
    for (const permission of powerful)
      expect([permission, (await grantTo(userBrowser, permission)).status]).toEqual([permission, 403]);
  });

  test("e-mails every administrator who can sign in which permissions were granted, by whom and to whom", async () => {
    const userBrowser = await signedIn();
    await api.knex("mail").delete();
    await grantTo(userBrowser, "DeleteUser", "WorldOfImpactAdmin", "LogIntoSystem");
    const mails = await openedMail(api.knex);
    expect(mails.map(({ to }) => to).sort()).toEqual([ADMINISTRATOR, "tworoles@demo.example"]);
    expect(mails[0]?.text).toContain(
      "gave the group Reviewers these permissions: Open the administration dashboard, with people, their addresses and the audit log; Delete users.",
    );
  });

  test("responds 429 after five wrong passwords; a right password resets the count", async () => {
    const userBrowser = await signedIn();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await confirm(userBrowser, "Wrong!")).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    advanceMinutes(1);
    expect(await confirm(userBrowser, DEMONSTRATION_PASSWORD)).toMatchObject({ status: 200 });
    expect(await confirm(userBrowser, "Wrong!")).toMatchObject({ status: 400 });
  });
});
