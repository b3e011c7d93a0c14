import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { GROUPS } from "../group/groups.ts";
import { type Database, openDatabase } from "../lib/database/db.ts";
import type { LoadSession } from "../lib/http/route.ts";
import { PERMISSION_IDS, type PermissionName } from "../shared/permissions.ts";
import { Browser } from "../testing/Browser.ts";
import { type RunningApp, startApp } from "../testing/startApp.ts";
import { openTestDatabase } from "../testing/testDatabase.ts";
import { testSession } from "../testing/testSession.ts";
import { hasAdministrator } from "./assertAdministratorRemains.ts";
import { mayGrant } from "./grants.ts";
import { findPermissions } from "./loadSession.ts";

const env = { NODE_ENV: "test" } as const;
const PEOPLE = ["first", "second", "helper", "reader"] as const;
const GROUP_PERMISSIONS: Readonly<Record<string, readonly PermissionName[]>> = {
  [GROUPS.administrators]: [],
  Helpers: [
    "WorldOfImpactAdmin",
    "SetGroupMember",
    "DeleteGroupMember",
    "UpdateGroup",
    "DeleteGroupAction",
    "CreateGroup",
  ],
  Readers: ["ViewOrganisations", "WorldOfImpactAdmin"],
};
const GRANTED = [
  "WorldOfImpactAdmin",
  "SetGroupMember",
  "AddGroupAction",
  "DeleteUser",
  "HealthCheckAdmin",
] as const;

const person = fc.constantFrom(...PEOPLE, "first", "second", "first", "second");
const group = fc.constantFrom(...Object.keys(GROUP_PERMISSIONS));
const arbitraryRequest = fc.record({
  by: person,
  process: fc.constantFrom(0, 1),
  what: fc.oneof(
    fc.record({
      path: fc.constantFrom("addToGroup", "removeFromGroup", "removeFromGroup"),
      who: person,
      group,
    }),
    fc.record({ path: fc.constantFrom("disable", "disable", "enable", "deleteUser"), who: person }),
    fc.record({
      path: fc.constant("edit"),
      who: person,
      groups: fc.subarray(Object.keys(GROUP_PERMISSIONS), { minLength: 1 }),
    }),
    fc.record({
      path: fc.constantFrom("addGroupActions", "deleteGroupActions", "saveGroup", "AddGroup"),
      group,
      permission: fc.constantFrom<PermissionName>(...GRANTED),
    }),
    fc.record({ path: fc.constant("deleteGroup"), group }),
    fc.record({ path: fc.constant("closeAccount") }),
  ),
});
type SentRequest = {
  by: string;
  process: number;
  what: { path: string; who?: string; group?: string; groups?: string[]; permission?: PermissionName };
};

describe.skipIf(inject("postgresUrl") === undefined)("two processes over one database", () => {
  const databases: Database[] = [];
  const apps: RunningApp[] = [];
  let runCount = 0;
  beforeAll(async () => {
    const first = await openTestDatabase("demonstration");
    const { rows } = await first.knex.raw("select current_database() as name");
    const url = new URL(inject("postgresUrl") as string);
    url.pathname = `/${rows[0].name}`;
    const second = await openDatabase({ DATABASE_URL: url.href, VAR_DIR: "" });
    databases.push(first, second);
    for (const database of databases) apps.push(await startApp({ database, loadSession }));
    await first.knex("user_account").update({ isDisabled: true });
  });
  afterAll(async () => {
    for (const app of apps.toReversed()) await app.close();
  });
  const knex = () => (databases[0] as Database).knex;

  const loadSession: LoadSession = async (ctx, trx) => {
    const account = await trx("user_account")
      .where({ username: ctx.get("X-Caller"), isDisabled: false })
      .first("stakeholder_id");
    if (account === undefined) return undefined;
    const { stakeholderId } = account;
    const permissions = new Set(await findPermissions(trx, stakeholderId));
    return testSession({ stakeholderId, permissions });
  };

  const getUsername = (name: string) => `${name}${runCount}@people.example`;
  const getGroupName = (name: string) => (name === GROUPS.administrators ? name : `${name} ${runCount}`);
  const getRow = (name: string) =>
    knex()("user_account as u")
      .join("stakeholder as s", "s.stakeholder_id", "u.stakeholder_id")
      .where({ username: getUsername(name) })
      .first("u.stakeholder_id", "version");
  const getGroup = (name: string) =>
    knex()("user_group")
      .where({ name: getGroupName(name) })
      .first("group_id", "version");

  async function resetUsers(): Promise<void> {
    runCount += 1;
    await knex()("group_member").delete();
    const administratorPermissionIds = Object.values(PERMISSION_IDS).filter(
      (id) => id !== PERMISSION_IDS.HealthCheckAdmin,
    );
    const members: Record<string, readonly string[]> = {
      [GROUPS.administrators]: ["first", "second"],
      Helpers: ["helper"],
      Readers: ["reader"],
    };
    for (const name of PEOPLE) {
      const [row] = await knex()("stakeholder")
        .insert({ stakeholderTypeId: 3, name: "Bongi Cele" })
        .returning("stakeholder_id");
      const { stakeholderId } = row;
      await knex()("person").insert({ stakeholderId, titleId: 1, roleId: 1 });
      await knex()("user_account").insert({
        stakeholderId,
        username: getUsername(name),
        passwordHash: "x",
        isVerified: true,
      });
      await knex()("contact").insert({ stakeholderId, contactTypeId: 1, detail: getUsername(name) });
    }
    for (const [name, permissions] of Object.entries(GROUP_PERMISSIONS)) {
      await knex()("user_group")
        .insert({ name: getGroupName(name), description: "" })
        .onConflict("name")
        .ignore();
      const { groupId } = await getGroup(name);
      const ids =
        name === GROUPS.administrators
          ? administratorPermissionIds
          : permissions.map((permission) => PERMISSION_IDS[permission]);
      await knex()("group_action").where({ groupId }).delete();
      await knex()("group_action").insert(ids.map((actionId) => ({ groupId, actionId })));
      for (const member of members[name] ?? []) {
        await knex()("group_member").insert({ groupId, stakeholderId: (await getRow(member)).stakeholderId });
      }
    }
  }

  async function readPermissions(): Promise<Map<string, Set<PermissionName>>> {
    const rows: { username: string; action: PermissionName }[] = await knex()("user_account as u")
      .join("group_member as m", "m.stakeholder_id", "u.stakeholder_id")
      .join("group_action as ga", "ga.group_id", "m.group_id")
      .join("action as a", "a.action_id", "ga.action_id")
      .select("username", "action");
    const byName = Map.groupBy(rows, ({ username }) => username);
    return new Map(
      [...byName].map(([name, userRows]) => [name, new Set(userRows.map(({ action }) => action))]),
    );
  }

  async function sendRequest({ by, process, what }: SentRequest): Promise<number> {
    const userBrowser = new Browser(apps[process] as RunningApp, { "X-Caller": getUsername(by) });
    const target = what.who === undefined ? undefined : await getRow(what.who);
    const inGroup = what.group === undefined ? undefined : await getGroup(what.group);
    const isTargetDeleted = (what.who !== undefined && !target) || (what.group !== undefined && !inGroup);
    if (isTargetDeleted) return 404;
    const UserActions = what.permission === undefined ? [] : [{ actionId: PERMISSION_IDS[what.permission] }];
    const groupBody = { GroupId: inGroup?.groupId, version: inGroup?.version, UserActions };
    const createBulkBody = (kind: string) => ({
      users: [{ stakeholderId: target?.stakeholderId, version: target?.version }],
      change: { kind, ...(inGroup && { groupId: inGroup.groupId }) },
    });
    const send = async (method: string, path: string, body?: object) =>
      (await userBrowser.send(method, path, body)).status;
    switch (what.path) {
      case "deleteUser":
        return send("DELETE", `/api/security/deleteUser?stakeholderId=${target?.stakeholderId}`);
      case "edit": {
        const GroupIds: number[] = [];
        for (const name of what.groups ?? []) {
          const group = await getGroup(name);
          if (group) GroupIds.push(group.groupId);
        }
        const details = await userBrowser.get(
          `/api/security/getUserDetails?stakeholderId=${target?.stakeholderId}`,
        );
        if (!details.ok || GroupIds.length === 0) return details.status;
        const { Name, TitleId, RoleId, Contacts, version } = (await details.json()) as Record<
          string,
          unknown
        >;
        const { stakeholderId: CompanyId } = await knex()("organisation").first("stakeholder_id");
        const body = { Name, TitleId, RoleId, Contacts, CompanyId, GroupIds, version };
        return send("PUT", `/api/security/editUserDetails?stakeholderId=${target?.stakeholderId}`, body);
      }
      case "addGroupActions":
        return send("POST", "/api/security/addGroupActions", groupBody);
      case "deleteGroupActions":
        return send("DELETE", "/api/security/deleteGroupActions", groupBody);
      case "saveGroup":
        return send("PUT", "/api/security/saveGroup", {
          ...groupBody,
          GroupName: getGroupName(what.group as string),
          description: "",
        });
      case "AddGroup":
        return send("POST", "/api/security/AddGroup", { GroupName: crypto.randomUUID(), UserActions });
      case "deleteGroup":
        return send("DELETE", `/api/security/deleteGroup?groupId=${inGroup?.groupId}`);
      case "closeAccount":
        return send("POST", "/api/auth/closeAccount", { email: getUsername(by) });
      default:
        return send("POST", "/api/security/changeUsers", createBulkBody(what.path));
    }
  }

  test("S17 S39 after two concurrent changes, an administrator remains and nobody has gained a permission that neither actor could grant", async () => {
    const responses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(arbitraryRequest, arbitraryRequest), { minLength: 3, maxLength: 8 }),
        async (pairs) => {
          await resetUsers();
          for (const pair of pairs as [SentRequest, SentRequest][]) {
            const before = await readPermissions();
            const statuses = await Promise.all(pair.map(sendRequest));
            for (const status of statuses) responses.set(status, (responses.get(status) ?? 0) + 1);
            expect(statuses.every((status) => status < 500)).toBe(true);
            expect(await knex().transaction((trx) => hasAdministrator(trx, env))).toBe(true);
            const ownPermissions = new Set(
              pair.flatMap(({ by }) => [...(before.get(getUsername(by)) ?? [])]),
            );
            for (const [name, permissions] of await readPermissions()) {
              const gained = [...permissions].filter((permission) => !before.get(name)?.has(permission));
              expect(gained.filter((permission) => !mayGrant(permission, ownPermissions))).toEqual([]);
            }
          }
        },
      ),
      { numRuns: process.env.THOROUGH === undefined ? 5 : 15 },
    );
    expect(responses.get(200)).toBeGreaterThan(6);
  });
});
