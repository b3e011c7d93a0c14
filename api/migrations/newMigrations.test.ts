import { fileURLToPath } from "node:url";
import type { Knex } from "knex";
import { describe, expect, onTestFinished, test } from "vitest";
import { proveBackup } from "../backup/proveBackup.ts";
import { restoreBackup } from "../backup/restoreBackup.ts";
import { copyTables } from "../testing/migrations/compareTables.ts";
import { addRareRows } from "../testing/migrations/rareRows.ts";
import { tableDigests } from "../testing/tableDigests.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { migrate, migrateTo } from "./migrate.ts";

/**
 * Changes that each migration after 111_release_file means to make in existing rows, in the test's own words:
 * "user_account is gone", "user_account.made_at changes", "session loses rows".
 *
 * until-111.gbvf-backup is the demonstration of the test day, written by `npm run backup` of that version.
 */
const MEANT_CHANGES: Readonly<Record<string, readonly string[]>> = {
  "130_blurred_survey": [
    "data_version.version changes",
    "health_check_answer gains rows",
    "health_check_answer loses rows",
    "health_check_answer.responses changes",
    "health_check_decline gains rows",
    "health_check_decline loses rows",
    "health_check_decline.responses changes",
    "health_check_result.behaviours changes",
    "health_check_result.overall changes",
    "health_check_result.policies changes",
    "health_check_result.practices changes",
  ],
  "231_ready_groups": ["action.description changes", "group_action gains rows", "user_group gains rows"],
  "175_crime_totals": ["crime_span_figure.quarter is gone", "crime_span_figure.year is gone"],
  "201_contact_check": ["building_block_check is gone"],
};

const before = fileURLToPath(new URL("../testing/migrations/until-111.gbvf-backup", import.meta.url));

describe.each(testDatabases)("the migrations since 111_release_file on %s", (_, open) => {
  test("S52 change what they mean to, and leave all other rows as they were", async () => {
    const database = await open("reference");
    onTestFinished(() => database.close());
    const { knex } = database;
    const backup = await proveBackup(before);
    await knex.transaction((trx) => restoreBackup(trx, { backup, migrateTo }));
    await addRareRows(knex);
    expect(await findEmptyTables(knex)).toEqual([]);
    const findChanges = await copyTables(knex);

    await migrate(knex, async () => undefined);

    const meant = new Set(Object.values(MEANT_CHANGES).flat());
    expect(await findChanges(), "declare what is meant in MEANT_CHANGES").toEqual([...meant].toSorted());
  });
});

async function findEmptyTables(knex: Knex): Promise<string[]> {
  const digests = Object.entries(await tableDigests(knex));
  return digests.filter(([, digest]) => digest.startsWith("0 rows")).map(([table]) => table);
}
