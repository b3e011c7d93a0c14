import fc from "fast-check";
import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../lib/database/db.ts";
import { isoDay } from "../lib/time/spans.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { recountMunicipality } from "./recountMunicipality.ts";
import { storeSteps } from "./storeSteps.ts";

const RUNS = process.env.THOROUGH === undefined ? 4 : 12;
const STEP_TABLES = ["building_block_step", "building_block_requirement_step"];
const day = fc.integer({ min: 8766, max: 10226 }).map(isoDay);
const optionalDay = fc.option(day);

type Edit = { place: number; verifiedOn: string | null; validTo: string | null; capturedFrom: string | null };
const edit: fc.Arbitrary<Edit> = fc.record({
  place: fc.nat(),
  verifiedOn: optionalDay,
  validTo: optionalDay,
  capturedFrom: optionalDay,
});

describe.each(testDatabases)("recountMunicipality on %s", (_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open("demonstration");
  });
  afterAll(() => database.close());

  async function listSteps(trx: Knex) {
    const steps: object[][] = [];
    for (const table of STEP_TABLES) steps.push(await trx(table).select().orderByRaw("1, 2, 3"));
    return steps;
  }

  async function change(trx: Knex.Transaction, { place, verifiedOn, validTo, capturedFrom }: Edit) {
    const instances = await trx("building_block_stakeholder").orderBy("building_block_stakeholder_id");
    const instance = instances[place % instances.length];
    const { buildingBlockStakeholderId } = instance;
    await trx("building_block_contact_person")
      .where({ buildingBlockStakeholderId })
      .update({ verifiedOn, validTo });
    if (instance.capturedSourceId !== null && capturedFrom !== null)
      await trx("building_block_stakeholder").where({ buildingBlockStakeholderId }).update({ capturedFrom });
    if (instance.boundaryId === 0) return;
    await recountMunicipality(trx, {
      municipalityId: instance.boundaryId,
      buildingBlockIds: [instance.buildingBlockId],
    });
  }

  test("gives every boundary the counts of a recount of the whole country", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 6 }), async (edits) => {
        const trx = await database.knex.transaction();
        try {
          for (const each of edits) await change(trx, each);
          const recounted = await listSteps(trx);
          await storeSteps(trx);
          expect(recounted).toEqual(await listSteps(trx));
        } finally {
          await trx.rollback();
        }
      }),
      { numRuns: RUNS },
    );
  });
});
