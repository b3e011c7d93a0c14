import type { Knex } from "knex";
import { type CopiedColumns, copyRows } from "../lib/database/copyRows.ts";
import { readContainingBoundaries, readInstances } from "./readInstances.ts";
import { BLOCK_COLUMNS, REQUIREMENT_COLUMNS, type StepTally, tallyInstances } from "./tallyInstances.ts";

/**
 * Recounts everything after an import or a change of requirements. Other changes call `recountMunicipality`.
 */
export async function storeSteps(trx: Knex.Transaction): Promise<void> {
  const { blocks, requirements } = tallyInstances(
    await readInstances(trx),
    await readContainingBoundaries(trx),
  );
  await trx("building_block_step").delete();
  await trx("building_block_requirement_step").delete();
  await copySteps(trx, "building_block_step", "building_block_id", BLOCK_COLUMNS, blocks);
  await copySteps(
    trx,
    "building_block_requirement_step",
    "building_block_requirement_id",
    REQUIREMENT_COLUMNS,
    requirements,
  );
}

async function copySteps(
  trx: Knex.Transaction,
  table: string,
  idColumn: string,
  countColumns: readonly string[],
  tally: StepTally,
): Promise<void> {
  const columns: CopiedColumns = {
    boundary_id: 4,
    [idColumn]: 2,
    from_day: 4,
    ...Object.fromEntries(countColumns.map((column) => [column, 4] as const)),
  };
  function* rows() {
    for (const { boundaryId, id, day, counts } of tally.steps()) yield [boundaryId, id, day, ...counts];
  }
  await copyRows(trx, table, columns, rows());
}
