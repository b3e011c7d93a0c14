import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findGroupId, GROUPS } from "../group/groups.ts";
import { changeGroup } from "../group/saveGroup.ts";
import { createAudit } from "../lib/audit/audit.ts";
import type { Database } from "../lib/database/db.ts";
import { Secrets } from "../lib/security/secrets.ts";
import { PERMISSION_IDS, type PermissionName } from "../shared/permissions.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { TEST_DAY, testSession } from "../testing/testSession.ts";

const session = testSession({ permissions: new Set(Object.keys(PERMISSION_IDS) as PermissionName[]) });

describe.each(testDatabases)("S39 the last administrator, %s", (_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open("demonstration");
  });
  afterAll(() => database.close());

  test.each(["WorldOfImpactAdmin", "SetGroupMember", "UpdateGroup", "AddGroupAction"] as const)(
    "removing %s from the administrators' group responds 409",
    async (without) => {
      const change = database.knex.transaction(async (trx) => {
        const groupId = await findGroupId(trx, GROUPS.administrators);
        const { version } = await trx("user_group").where({ groupId }).first();
        const actionIds: number[] = await trx("group_action").where({ groupId }).pluck("action_id");
        const remaining = actionIds.filter((id) => id !== PERMISSION_IDS[without]);
        const secrets = new Secrets("a key of thirty-two characters!!");
        const audit = createAudit(session, TEST_DAY);
        await changeGroup(
          { trx, session, env: { NODE_ENV: "test" }, secrets, audit, now: TEST_DAY },
          { groupId, version, computeActionIds: () => remaining },
        );
      });
      await expect(change).rejects.toMatchObject({ status: 409, code: "last-administrator" });
    },
  );
});
