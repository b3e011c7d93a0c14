import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PERMISSION_IDS, type PermissionName } from "../shared/permissions.ts";
import type { Browser } from "../testing/Browser.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";

const EDITOR_PERMISSIONS: readonly PermissionName[] = ["WorldOfImpactAdmin", "CreateGroup", "UpdateGroup"];
const HELD_PERMISSIONS: readonly PermissionName[] = [
  ...EDITOR_PERMISSIONS,
  "ViewOrganisations",
  "LogIntoSystem",
];

const toActionRows = (names: readonly PermissionName[]) =>
  names.map((name) => ({ actionId: PERMISSION_IDS[name] }));

describe.each(testDatabases)("refused changes of groups, %s", (_, open) => {
  const api = startApi(open);
  let caller: Browser;
  let stakeholderId: number;
  let groupIds: { callers: number; changed: number };

  beforeAll(async () => {
    stakeholderId = await api.idOf("norole@demo.example");
    const add = async (name: string) =>
      (await api.knex("user_group").insert({ name, description: "" }).returning("group_id"))[0].groupId;
    groupIds = { callers: await add("Callers"), changed: await add("Changed") };
    await join(groupIds.callers);
    await setGroupPermissions(groupIds.callers, HELD_PERMISSIONS);
    caller = await api.signedIn("norole@demo.example");
  });
  beforeEach(async () => {
    await api.knex("group_member").where({ groupId: groupIds.changed }).delete();
    await setGroupPermissions(groupIds.changed, ["LogIntoSystem", "HealthCheckAdmin"]);
  });

  const join = (groupId: number) => api.knex("group_member").insert({ groupId, stakeholderId });
  const setGroupPermissions = async (groupId: number, names: readonly PermissionName[]) => {
    await api.knex("group_action").where({ groupId }).delete();
    for (const action of toActionRows(names)) await api.knex("group_action").insert({ groupId, ...action });
  };
  const buildBody = async (names: readonly PermissionName[]) => {
    const group = await api.knex("user_group").where({ groupId: groupIds.changed }).first();
    const { groupId: GroupId, name: GroupName, description, version } = group;
    return { GroupId, GroupName, description, version, UserActions: toActionRows(names) };
  };
  const preview = async (GroupId: number | undefined, names: readonly PermissionName[]): Promise<boolean> => {
    const response = await caller.postJson("/api/security/previewGroup", {
      GroupId,
      UserActions: toActionRows(names),
    });
    return (response.changes as { isRefused: boolean }[]).some(({ isRefused }) => isRefused);
  };
  const listWritesDuring = async (change: () => Promise<unknown>): Promise<string[]> => {
    const statements: string[] = [];
    const recordStatement = ({ sql }: { sql: string }) => {
      if (/^(insert|update|delete)\b.*"(user_group|group_action|audit_log|mail)/.test(sql))
        statements.push(sql);
    };
    api.knex.on("query", recordStatement);
    await change();
    api.knex.removeListener("query", recordStatement);
    return statements;
  };

  const changes: [string, PermissionName[]][] = [
    ["adds an action", ["LogIntoSystem", "HealthCheckAdmin", "ViewOrganisations"]],
    ["removes an action", ["LogIntoSystem"]],
    ["adds one and removes another", ["HealthCheckAdmin", "ViewOrganisations"]],
    ["adds one that the caller may only give to others", ["LogIntoSystem", "BuildingBlockAdmin"]],
    ["adds one that the caller may not give", ["LogIntoSystem", "HealthCheckAdmin", "DeleteUser"]],
    ["changes no action", ["LogIntoSystem", "HealthCheckAdmin"]],
  ];
  const permissions: [string, PermissionName[]][] = [
    ["neither AddGroupAction nor DeleteGroupAction", []],
    ["AddGroupAction", ["AddGroupAction"]],
    ["DeleteGroupAction", ["DeleteGroupAction"]],
    ["both", ["AddGroupAction", "DeleteGroupAction"]],
  ];

  describe.each(permissions)("a user who holds %s", (_held, morePermissions) => {
    beforeAll(() => setGroupPermissions(groupIds.callers, [...HELD_PERMISSIONS, ...morePermissions]));

    test.each(
      changes.flatMap(([what, names]) => [
        { what, names, who: "somebody else", isMember: false },
        { what, names, who: "a member", isMember: true },
      ]),
    )("the save is refused exactly if the preview refuses it: $who $what", async ({ names, isMember }) => {
      if (isMember) await join(groupIds.changed);
      const isRefused = await preview(groupIds.changed, names);
      const save = async () => caller.sendJson("PUT", "/api/security/saveGroup", await buildBody(names));
      let status: unknown;
      const statements = await listWritesDuring(async () => {
        status = (await save()).status;
      });
      expect(status).toBe(isRefused ? 403 : 200);
      if (isRefused) expect(statements).toEqual([]);
    });

    test("the preview and the save refuse the same single permissions, added or removed", async () => {
      for (const name of Object.keys(PERMISSION_IDS) as PermissionName[]) {
        for (const [before, after] of [
          [[], [name]],
          [[name], []],
        ] as const) {
          await setGroupPermissions(groupIds.changed, before);
          const isRefused = await preview(groupIds.changed, after);
          const body = await buildBody(after);
          const { status } = await caller.sendJson("PUT", "/api/security/saveGroup", body);
          expect({ name, after, status }).toEqual({ name, after, status: isRefused ? 403 : 200 });
        }
      }
    });

    test.each([
      ["held actions", ["LogIntoSystem", "BuildingBlockAdmin"] as const, 200],
      ["an action that the caller may not give", ["DeleteUser"] as const, 403],
    ])("adding a group is refused exactly if the preview refuses it: %s", async (_what, names, expected) => {
      expect(await preview(undefined, names)).toBe(expected === 403);
      const body = { GroupName: "New", UserActions: toActionRows(names) };
      let status: unknown;
      const statements = await listWritesDuring(async () => {
        status = (await caller.postJson("/api/security/AddGroup", body)).status;
      });
      expect(status).toBe(expected);
      if (expected === 403) expect(statements).toEqual([]);
      await api.knex("user_group").where({ name: "New" }).delete();
    });
  });

  test("S38 a stale version responds 409, not 403 for a permission that only the other save made necessary", async () => {
    await setGroupPermissions(groupIds.callers, [...HELD_PERMISSIONS, "AddGroupAction"]);
    const stale = await buildBody(["LogIntoSystem", "HealthCheckAdmin"]);
    await api.knex("user_group").where({ groupId: groupIds.changed }).increment("version");
    await setGroupPermissions(groupIds.changed, ["LogIntoSystem", "HealthCheckAdmin", "ViewOrganisations"]);
    expect(await caller.sendJson("PUT", "/api/security/saveGroup", stale)).toMatchObject({ status: 409 });
  });
});
