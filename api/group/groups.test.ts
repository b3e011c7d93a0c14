import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../lib/database/db.ts";
import { PERMISSION_IDS } from "../shared/permissions.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { TEST_DAY } from "../testing/testSession.ts";
import { GROUPS, setGroups } from "./groups.ts";

const ENV = { NODE_ENV: "test" } as const;

describe.each(testDatabases)("groups, %s", (_, open) => {
  let database: Database;
  const ids = new Map<string, number>();
  const getId = (name: string) => ids.get(`${name}@demo.example`) as number;

  beforeAll(async () => {
    database = await open("demonstration");
    for (const { username, stakeholderId } of await database.knex("user_account").select()) {
      ids.set(username, stakeholderId);
    }
  });
  afterAll(() => database.close());
  beforeEach(() => setUserGroups("admin", [GROUPS.administrators], null));

  const setUserGroups = (name: string, groups: string[], actor: number | null) =>
    database.knex.transaction((trx) =>
      setGroups(trx, { stakeholderId: getId(name), groups, actor, env: ENV, at: TEST_DAY }),
    );
  const listGroups = (name: string): Promise<string[]> =>
    database
      .knex("group_member")
      .join("user_group", "user_group.group_id", "group_member.group_id")
      .where({ stakeholderId: getId(name) })
      .pluck("name");

  test("S17 nobody edits their own groups", async () => {
    await expect(setUserGroups("admin", [], getId("admin"))).rejects.toMatchObject({ status: 403 });
    expect(await listGroups("admin")).toEqual([GROUPS.administrators]);
  });

  test("S17 nobody gives or takes a permission that they do not hold", async () => {
    const organisation = getId("organisation");
    await expect(setUserGroups("admin", [], organisation)).rejects.toMatchObject({ status: 403 });
    await expect(setUserGroups("norole", [GROUPS.organisations], organisation)).rejects.toMatchObject({
      status: 403,
    });
    const [insertedGroup] = await database
      .knex("user_group")
      .insert({ name: "Letting in", description: "" })
      .returning<{ groupId: number }[]>("group_id");
    const groupId = insertedGroup?.groupId as number;
    await database.knex("group_action").insert({ groupId, actionId: PERMISSION_IDS.SetGroupMember });
    await database.knex("group_member").insert({ groupId, stakeholderId: organisation });
    await expect(setUserGroups("norole", [GROUPS.administrators], organisation)).rejects.toMatchObject({
      status: 403,
    });
    await setUserGroups("norole", [GROUPS.organisations], organisation);
    expect(await listGroups("norole")).toEqual([GROUPS.organisations]);
    await expect(setUserGroups("norole", [], organisation)).rejects.toMatchObject({ status: 403 });
    await database.knex("user_group").where({ groupId }).delete();
    await setUserGroups("norole", [], getId("admin"));
  });

  test("S17 an administrator adds people to the groups of organisations and building block users without being in them", async () => {
    const groups = [GROUPS.organisations, GROUPS.buildingBlockUsers];
    await setUserGroups("norole", groups, getId("admin"));
    expect((await listGroups("norole")).sort()).toEqual(groups.sort());
    await setUserGroups("norole", [], getId("admin"));
  });

  test.each([
    ["was invited and has no password yet", { passwordHash: null }],
    ["is disabled", { isDisabled: true }],
    ["has not verified their address", { isVerified: false }],
  ])("S39 a person who %s does not count as a remaining administrator", async (_state, columns) => {
    await setUserGroups("norole", [GROUPS.administrators], null);
    const otherAccount = database.knex("user_account").where({ stakeholderId: getId("norole") });
    const { passwordHash, isDisabled, isVerified } = await otherAccount.clone().first();
    await otherAccount.clone().update(columns);
    await expect(setUserGroups("admin", [], null)).rejects.toMatchObject({ status: 409 });
    await otherAccount.clone().update({ passwordHash, isDisabled, isVerified });
    await setUserGroups("norole", [], getId("admin"));
  });

  test("S39 demonstration accounts do not count as administrators in production", async () => {
    const stakeholderId = getId("admin");
    const env = { NODE_ENV: "production" } as const;
    await database.knex("user_account").where({ stakeholderId }).update({ isDemonstration: false });
    await setUserGroups("norole", [GROUPS.administrators], null);
    const leave = database.knex.transaction((trx) =>
      setGroups(trx, { stakeholderId, groups: [], actor: null, env, at: TEST_DAY }),
    );
    await expect(leave).rejects.toMatchObject({ status: 409 });
    await database.knex("user_account").where({ stakeholderId }).update({ isDemonstration: true });
    await setUserGroups("norole", [], getId("admin"));
  });

  test("S33 the audit log has who changed whose groups, and the groups before and after", async () => {
    await setUserGroups("norole", [GROUPS.administrators], getId("admin"));
    expect(await database.knex("audit_log").orderBy("audit_id", "desc").first()).toMatchObject({
      what: "groups changed",
      actorStakeholderId: getId("admin"),
      subjectStakeholderId: getId("norole"),
      after: { groups: [GROUPS.administrators] },
    });
  });
});
