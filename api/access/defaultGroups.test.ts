import { describe, expect, onTestFinished, test } from "vitest";
import { userAuthenticated } from "../auth/contract.ts";
import { PERMISSION_IDS, PERMISSIONS } from "../shared/permissions.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { storePermissions } from "./defaultGroups.ts";

const NEW_PERMISSION_ID = PERMISSION_IDS.DeleteUser;

test.each(testDatabases)(
  "adds a new permission to the default groups that list it, and restores no permission that an administrator removed, %s",
  async (_, open) => {
    const database = await open("reference");
    onTestFinished(() => database.close());
    const { knex } = database;
    const importers = await knex("user_group").where({ name: "Importers" }).first("group_id");
    const removed = { groupId: importers.groupId, actionId: PERMISSION_IDS.ImportPoliceStatistics };
    await knex("group_action").where({ actionId: NEW_PERMISSION_ID }).delete();
    await knex("group_action").where(removed).delete();
    await knex("action").where({ actionId: NEW_PERMISSION_ID }).delete();

    await knex.transaction(storePermissions);

    expect(await knex("action").orderBy("action_id").pluck("action_id")).toEqual(
      PERMISSIONS.map(({ id }) => id),
    );
    const groups = knex("user_group").whereIn(
      "group_id",
      knex("group_action").where({ actionId: NEW_PERMISSION_ID }).select("group_id"),
    );
    expect(await groups.pluck("name")).toEqual(["Administrators"]);
    expect(await knex("group_action").where(removed)).toEqual([]);
  },
);

describe.each(testDatabases)("on %s", (_, open) => {
  const api = startApi(open);

  test("omits from the session a permission that only a newer version knows", async () => {
    const laterPermission = {
      actionId: 99,
      action: "LaterAction",
      description: "Something of a later version",
    };
    await api.knex("action").insert(laterPermission);
    const group = await api.knex("user_group").where({ name: "Administrators" }).first("group_id");
    await api.knex("group_action").insert({ groupId: group.groupId, actionId: laterPermission.actionId });
    const administrator = await api.signedIn("admin@demo.example");
    const response = await administrator.postJson(userAuthenticated.path);
    expect(response.status).toBe(200);
    const { userActions } = userAuthenticated.response.parse(response);
    expect(userActions).not.toEqual([]);
  });
});
