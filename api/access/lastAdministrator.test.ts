import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findGroupId, GROUPS } from "../group/groups.ts";
import { setMemberships } from "../group/memberships.ts";
import { changeGroup } from "../group/saveGroup.ts";
import { createAudit } from "../lib/audit/audit.ts";
import type { Database } from "../lib/database/db.ts";
import { HttpError } from "../lib/http/errors.ts";
import { Secrets } from "../lib/security/secrets.ts";
import { PERMISSION_IDS, type PermissionName } from "../shared/permissions.ts";
import { bothDatabases } from "../testing/testDatabase.ts";
import { TEST_DAY, testSession } from "../testing/testSession.ts";
import { setDisabled } from "../user/removeUser.ts";

const env = { NODE_ENV: "test" } as const;
const PEOPLE = ["admin", "norole", "organisation"] as const;
const ADMINISTRATOR_PERMISSIONS = [
  "WorldOfImpactAdmin",
  "SetGroupMember",
  "UpdateGroup",
  "AddGroupAction",
] as const;

const change = fc.oneof(
  fc.record({ kind: fc.constant("groups"), who: fc.constantFrom(...PEOPLE), isIn: fc.boolean() }),
  fc.record({ kind: fc.constant("disable"), who: fc.constantFrom(...PEOPLE), isDisabled: fc.boolean() }),
  fc.record({
    kind: fc.constant("actions"),
    without: fc.option(fc.constantFrom(...ADMINISTRATOR_PERMISSIONS), { nil: null }),
  }),
);
type Change =
  | { kind: "groups"; who: (typeof PEOPLE)[number]; isIn: boolean }
  | { kind: "disable"; who: (typeof PEOPLE)[number]; isDisabled: boolean }
  | { kind: "actions"; without: PermissionName | null };

describe.each(bothDatabases)("S39 the last administrator, %s", (_, open) => {
  let database: Database;
  let groupId: number;
  let allActionIds: number[];
  const ids = new Map<string, number>();
  beforeAll(async () => {
    database = await open("demonstration");
    for (const { username, stakeholderId } of await database.knex("user_account").select()) {
      ids.set(username.split("@")[0], stakeholderId);
    }
    groupId = await database.knex.transaction((trx) => findGroupId(trx, GROUPS.administrators));
    allActionIds = await database.knex("group_action").where({ groupId }).pluck("action_id");
  });
  afterAll(() => database.close());

  /** Finds, from the rows alone, the usable accounts that have every action of ADMINISTRATOR_PERMISSIONS. */
  async function findRemainingAdministrators(): Promise<number[]> {
    const usableIds = new Set<number>(
      await database
        .knex("user_account")
        .where({ isDisabled: false, isVerified: true })
        .pluck("stakeholder_id"),
    );
    const rows: { stakeholderId: number; actionId: number }[] = await database
      .knex("group_member")
      .join("group_action", "group_action.group_id", "group_member.group_id")
      .select("group_member.stakeholder_id", "action_id");
    const rowsByUser = Map.groupBy(rows, ({ stakeholderId }) => stakeholderId);
    return [...rowsByUser].flatMap(([stakeholderId, userRows]) => {
      const actionIds = new Set(userRows.map(({ actionId }) => actionId));
      return usableIds.has(stakeholderId) &&
        ADMINISTRATOR_PERMISSIONS.every((name) => actionIds.has(PERMISSION_IDS[name]))
        ? stakeholderId
        : [];
    });
  }

  const applyChange = (each: Change) =>
    database.knex.transaction(async (trx) => {
      const stakeholderId = "who" in each ? (ids.get(each.who) as number) : 0;
      if (each.kind === "groups") {
        const groupIds = each.isIn ? [groupId] : [];
        await setMemberships(trx, { stakeholderId, groupIds, actor: null, env, at: TEST_DAY });
      } else if (each.kind === "disable") {
        await setDisabled({ stakeholderId, isDisabled: each.isDisabled }, { trx, env });
      } else {
        const { version } = await trx("user_group").where({ groupId }).first();
        const session = testSession({
          permissions: new Set(Object.keys(PERMISSION_IDS) as PermissionName[]),
        });
        const actionIds = allActionIds.filter(
          (id) => each.without === null || id !== PERMISSION_IDS[each.without],
        );
        const secrets = new Secrets("a key of thirty-two characters!!");
        await changeGroup(
          { trx, session, env, secrets, audit: createAudit(session, TEST_DAY), now: TEST_DAY },
          { groupId, version, computeActionIds: () => actionIds },
        );
      }
    });

  test.each(ADMINISTRATOR_PERMISSIONS)(
    "removing %s from the administrators' group responds 409",
    async (without) => {
      const change = applyChange({ kind: "actions", without });
      await expect(change).rejects.toMatchObject({ status: 409, code: "last-administrator" });
      expect(await findRemainingAdministrators()).not.toEqual([]);
    },
  );

  test("an administrator remains after every sequence of changes, including concurrent ones", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(change, change), { maxLength: 8 }), async (pairs) => {
        for (const pair of pairs as [Change, Change][]) {
          for (const settledResult of await Promise.allSettled(pair.map(applyChange))) {
            if (
              settledResult.status === "rejected" &&
              !(settledResult.reason instanceof HttpError && settledResult.reason.status === 409)
            )
              throw settledResult.reason;
          }
          expect(await findRemainingAdministrators()).not.toEqual([]);
        }
      }),
      { numRuns: process.env.THOROUGH === undefined ? 10 : 25 },
    );
  });
});
