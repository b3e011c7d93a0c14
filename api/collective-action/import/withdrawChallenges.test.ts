import type { Knex } from "knex";
import { describe, expect, test } from "vitest";
import { importInto } from "../../testing/import/importInto.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import { withdrawal } from "./withdrawChallenges.ts";

const HEADER = "municipality,team,cycle,cycle_start,pillar,challenge,valid_from,valid_to,outcome\n";
const JOBS = "Dikgatlong,,2026 cycle 2,,Economic Power,First jobs,2026-07-01,2026-10-08";
const FIRST = `${HEADER}NC091,Kimberley court,2026 cycle 2,,3,Orders,2026-07-01,2026-10-08,\n${JOBS},\n`;
const SECOND = `${HEADER}${JOBS.replace("2,,", "2,2026-07,")},Twenty jobs\nNC091,,2025,,3,Late,,,\n`;
const OTHER = `${HEADER}NC092,,2024,,3,Elsewhere,,,\n`;

describe.each(testDatabases)("withdrawing challenges on %s", (_, open) => {
  test("a withdrawal restores challenges, teams, cycles and the demonstration, and first withdraws later imports of the same challenges", async () => {
    const { importText, knex } = await importInto("collectiveactions", "demonstration", open);
    const readAll = async () => [
      await knex("collective_action").orderBy("collective_action_id"),
      await knex("collective_action_count").orderByRaw(
        "boundary_id, cycle_id, pillar_id, valid_from, valid_to",
      ),
      await knex("collective_action_cycle").orderBy("cycle_id"),
      await knex("data_source").orderBy("data_source_id"),
      await knex("stakeholder")
        .orderByRaw("name, boundary_id")
        .select("name", "boundary_id", "data_source_id"),
    ];
    const listImports: () => Promise<number[]> = () =>
      knex("data_import").where({ state: "applied" }).orderBy("import_id").pluck("import_id");
    const withdraw = (importId: number, sentence: string) =>
      knex.transaction(async (trx: Knex.Transaction) => {
        const importIds = await withdrawal.findImports(trx, importId);
        expect(await withdrawal.withdraw(trx, importIds)).toEqual([sentence]);
        await trx("data_import").whereIn("import_id", importIds).update({ state: "withdrawn" });
        return importIds;
      });

    const demonstration = await readAll();
    await importText(FIRST);
    const afterFirst = await readAll();
    await importText(SECOND);
    await importText(OTHER);
    const [firstId = 0, secondId = 0, thirdId = 0] = await listImports();
    expect(await withdrawal.findImports(knex, firstId)).toEqual([thirdId, secondId, firstId]);
    expect(
      await withdraw(thirdId, "Of 1 challenge, 1 challenge disappears, 0 are again as before, and 0 return."),
    ).toEqual([thirdId]);
    await withdraw(secondId, "Of 2 challenges, 1 challenge disappears, 1 is again as before, and 0 return.");
    expect(await readAll()).toEqual(afterFirst);
    await withdraw(
      firstId,
      expect.stringMatching(
        /^Of \d+ challenges, 2 challenges disappear, 0 are again as before, and \d+ return\.$/,
      ),
    );
    expect(await readAll()).toEqual(demonstration);
  });
});
