import type { Knex } from "knex";
import { z } from "zod";
import { insertInstances } from "../building-block/instance/writeInstances.ts";
import { storeSteps } from "../building-block/storeSteps.ts";
import { insertRows } from "../lib/database/insertRows.ts";
import { readReference } from "../lib/figures/readReference.ts";
import { STAKEHOLDER_TYPE } from "../stakeholder/stakeholderKinds.ts";
import { readHelpLines, readInstancesOnLists } from "./listedInstances.ts";

const yesOrNo = z.enum(["yes", "no"]).transform((text) => text === "yes");
const Category = z.object({
  building_block_category_id: z.coerce.number().int(),
  description: z.string(),
  is_included: yesOrNo,
  seq: z.coerce.number().int(),
});
const Block = Category.extend({
  building_block_id: z.coerce.number().int(),
  about: z.string(),
  is_confidential: yesOrNo,
});
const Requirement = z.object({
  building_block_requirement_id: z.coerce.number().int(),
  building_block_id: z.coerce.number().int(),
  description: z.string(),
  origin: z.string(),
  seq: z.coerce.number().int(),
});

/** Needs the boundaries. None is captured. */
export async function seedBuildingBlocks(trx: Knex.Transaction): Promise<void> {
  await insertRows(
    trx,
    "building_block_category",
    await readReference("building_block_categories.csv", Category),
  );
  await insertRows(trx, "building_block", await readReference("building_blocks.csv", Block));
  await insertRows(
    trx,
    "building_block_requirement",
    await readReference("building_block_requirements.csv", Requirement),
  );
  await seedMunicipalities(trx);
  await insertInstances(trx, [...(await readInstancesOnLists(trx)), ...(await readHelpLines(trx))]);
  await storeSteps(trx);
}

async function seedMunicipalities(trx: Knex.Transaction): Promise<void> {
  const municipalities: { boundaryId: number; description: string }[] = await trx("boundary")
    .where("boundary_type_id", 3)
    .select("boundary_id", "description");
  await insertRows(
    trx,
    "stakeholder",
    municipalities.map(({ boundaryId, description }) => ({
      stakeholder_id: boundaryId,
      stakeholder_type_id: STAKEHOLDER_TYPE.municipality,
      name: description,
      boundary_id: boundaryId,
      is_confidential: false,
    })),
  );
}
