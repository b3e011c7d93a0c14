import { beforeEach, describe, expect, test } from "vitest";
import { PERMISSION_IDS, type PermissionName } from "../shared/permissions.ts";
import type { Browser } from "../testing/Browser.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import type { Group } from "./contract.ts";

describe.each(testDatabases)("saving groups, %s", (_, open) => {
  const api = startApi(open);
  const admin = api.user();
  let groupId: number;
  beforeEach(async () => {
    await api.knex("user_group").whereLike("name", "Reviewers%").delete();
    const created = await admin.postJson("/api/security/AddGroup", {
      GroupName: "Reviewers",
      UserActions: toActionRows("LogIntoSystem", "ViewOrganisations"),
    });
    groupId = created.groupId as number;
  });

  const toActionRows = (...names: PermissionName[]) =>
    names.map((name) => ({ actionId: PERMISSION_IDS[name] }));
  const join = async (name: string) =>
    api.knex("group_member").insert({ groupId, stakeholderId: await api.idOf(`${name}@demo.example`) });
  const read = async (id = groupId): Promise<Group> => {
    const response = await admin.get(`/api/security/getGroups?groupId=${id}`);
    return ((await response.json()) as { groups: Group[] }).groups[0] as Group;
  };
  const saveGroup = async (browser: Browser, body: object) => {
    const { GroupName, description, UserActions, version } = await read();
    return browser.sendJson("PUT", "/api/security/saveGroup", {
      GroupId: groupId,
      GroupName,
      description,
      UserActions,
      version,
      ...body,
    });
  };
  const listActionIds = async (browser: Browser): Promise<number[]> =>
    ((await browser.postJson("/api/auth/userAuthenticated")).userActions as { actionId: number }[]).map(
      ({ actionId }) => actionId,
    );

  test("a new group has its name and permissions, and a search finds it", async () => {
    expect(await read()).toMatchObject({
      GroupName: "Reviewers",
      UserActions: toActionRows("LogIntoSystem", "ViewOrganisations"),
      memberCount: 0,
      isBuiltIn: false,
    });
    const searchResult = await (await admin.get("/api/security/getGroups?search=REVIEW")).json();
    expect(searchResult.groups).toMatchObject([
      { GroupName: "Application reviewers" },
      { GroupName: "Reviewers" },
    ]);
    expect(await admin.postJson("/api/security/getGroupActions", { groupId })).toMatchObject({
      0: { action: "LogIntoSystem" },
      1: { action: "ViewOrganisations" },
    });
    const duplicate = { GroupName: "reviewers", UserActions: [] };
    expect(await admin.postJson("/api/security/AddGroup", duplicate)).toMatchObject({ status: 400 });
  });

  test("S12 a changed group takes effect at the next request of its members", async () => {
    await join("norole");
    const member = await api.signedIn("norole@demo.example");
    expect(await listActionIds(member)).toContain(PERMISSION_IDS.ViewOrganisations);
    await saveGroup(admin, { UserActions: toActionRows("LogIntoSystem") });
    expect(await listActionIds(await api.signedIn("norole@demo.example"))).not.toContain(
      PERMISSION_IDS.ViewOrganisations,
    );
    expect(await listActionIds(member)).toEqual([]);
  });

  test("permissions are added and removed by separate requests, which return the current ones", async () => {
    const { version } = await read();
    const added = await admin.postJson("/api/security/addGroupActions", {
      GroupId: groupId,
      UserActions: toActionRows("VerifyOrganisation"),
      version,
    });
    const names = (response: Record<string, unknown>) =>
      (response.actionList as { action: string }[]).map(({ action }) => action);
    expect(names(added)).toEqual(["LogIntoSystem", "ViewOrganisations", "VerifyOrganisation"]);
    const body = { GroupId: groupId, UserActions: toActionRows("ViewOrganisations"), version: added.version };
    const removed = await (await admin.send("DELETE", "/api/security/deleteGroupActions", body)).json();
    expect(names(removed as Record<string, unknown>)).toEqual(["LogIntoSystem", "VerifyOrganisation"]);
  });

  test("S38 a stale version responds 409 with the person who saved first", async () => {
    const { version } = await read();
    await saveGroup(admin, { description: "Decide" });
    expect(await saveGroup(admin, { version })).toMatchObject({
      status: 409,
      changedBy: "Nomsa Dlamini",
      current: { description: "Decide" },
    });
  });

  test("S17 nobody gives a group a permission that they lack, or their own group one that they may only give to others", async () => {
    await api.knex("group_action").insert(
      (["WorldOfImpactAdmin", "UpdateGroup", "AddGroupAction"] as const).map((name) => ({
        groupId,
        actionId: PERMISSION_IDS[name],
      })),
    );
    await join("norole");
    const otherUser = await api.signedIn("norole@demo.example");
    const { UserActions } = await read();
    const addPermission = (name: PermissionName) =>
      saveGroup(otherUser, { UserActions: [...UserActions, ...toActionRows(name)] });
    expect(await addPermission("DeleteUser")).toMatchObject({ status: 403 });
    expect(await addPermission("HealthCheckAdmin")).toMatchObject({ status: 403 });
    expect(await read()).toMatchObject({ UserActions });
    expect(
      await saveGroup(admin, { UserActions: [...UserActions, ...toActionRows("HealthCheckAdmin")] }),
    ).toMatchObject({
      status: 200,
    });
  });

  test("S39 the last administrators' group cannot lose a permission that an administrator needs", async () => {
    const { groupId: GroupId } = await api.knex("user_group").where({ name: "Administrators" }).first();
    const { UserActions, version } = await read(GroupId);
    const body = { GroupId, UserActions: toActionRows("AddGroupAction"), version };
    const response = await admin.send("DELETE", "/api/security/deleteGroupActions", body);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ message: "At least one administrator has to stay." });
    expect(await read(GroupId)).toMatchObject({ UserActions, version });
    const draft = UserActions.filter(({ actionId }) => actionId !== PERMISSION_IDS.AddGroupAction);
    expect(await admin.postJson("/api/security/previewGroup", { GroupId, UserActions: draft })).toMatchObject(
      { isLastAdministrator: true },
    );
    const deleted = await admin.send("DELETE", `/api/security/deleteGroup?groupId=${GroupId}`);
    expect(deleted.status).toBe(409);
  });

  test("a preview counts the people for whom each permission changes", async () => {
    await join("norole");
    await join("organisation");
    const { version } = await read();
    const preview = await admin.postJson("/api/security/previewGroup", {
      GroupId: groupId,
      UserActions: toActionRows("ViewOrganisations", "DeleteUser"),
    });
    expect(preview).toMatchObject({
      memberCount: 2,
      changes: [
        {
          actionId: PERMISSION_IDS.LogIntoSystem,
          change: "removed",
          peopleCount: 1,
          people: ["Ayanda Naidoo"],
        },
        { actionId: PERMISSION_IDS.DeleteUser, change: "added", peopleCount: 2, isRefused: false },
      ],
      losesEveryDashboard: { peopleCount: 0 },
      isLastAdministrator: false,
      notifiesAdministrators: true,
    });
    expect((await read()).version).toBe(version);
  });

  test("a preview counts people who would lose their last dashboard", async () => {
    const { groupId: organisations } = await api.knex("user_group").where({ name: "Organisations" }).first();
    expect(
      await admin.postJson("/api/security/previewGroup", { GroupId: organisations, UserActions: [] }),
    ).toMatchObject({ losesEveryDashboard: { peopleCount: 2, people: ["Fatima Adams", "Thabo Mokoena"] } });
  });

  test("a deleted group is removed from its members", async () => {
    await join("norole");
    expect((await admin.send("DELETE", `/api/security/deleteGroup?groupId=${groupId}`)).status).toBe(200);
    expect(await listActionIds(await api.signedIn("norole@demo.example"))).toEqual([]);
    expect((await admin.get(`/api/security/getGroups?groupId=${groupId}`)).status).toBe(404);
  });
});
