import type { Knex } from "knex";
import { done } from "../../lib/http/done.ts";
import { route } from "../../lib/http/route.ts";
import { COUNTRY } from "../../shared/figures/boundaryTypes.ts";
import { lastCompletedQuarter, quarterLabel, quarterOfDay } from "../../shared/quarters.ts";
import { readCounts } from "../readCounts.ts";
import { addItem, changeItem } from "./changeItem.ts";
import {
  addToCatalogue,
  type Catalogue,
  type CatalogueBlock,
  type CatalogueCategory,
  type CatalogueRequirement,
  changeCatalogue,
  getCatalogue,
} from "./contract.ts";

export const catalogueRoutes = [
  route(getCatalogue, ({ trx, today }) => readCatalogue(trx, today)),
  route(addToCatalogue, async ({ body, trx, ...official }) => {
    const id = await addItem(trx, official, body);
    return { ...done(`${body.description} was added. It counts from today on.`), id };
  }),
  route(changeCatalogue, async ({ body, trx, ...official }) => {
    const version = await changeItem(trx, official, body);
    return { ...done(`${body.description} was changed. It counts from today on.`), version };
  }),
];

async function readCatalogue(trx: Knex, today: string): Promise<Catalogue> {
  const read = (table: string, ...columns: string[]) =>
    trx(table)
      .orderBy("seq")
      .select("description", "is_included", "version", trx.raw("added_on::text as added_on"), ...columns);
  const categories: Omit<CatalogueCategory, "blocks">[] = await read(
    "building_block_category",
    "building_block_category_id",
  );
  const blocks: (Omit<CatalogueBlock, "requirements"> & { buildingBlockCategoryId: number })[] = await read(
    "building_block",
    "building_block_id",
    "building_block_category_id",
    "about",
    "is_confidential",
  );
  const requirements: (CatalogueRequirement & { buildingBlockId: number })[] = await read(
    "building_block_requirement",
    "building_block_requirement_id",
    "building_block_id",
    "origin",
  );
  const { ofBlock, ofRequirement } = (await readCounts(trx, [COUNTRY], [today]))(COUNTRY, today);
  const blocksOf = Map.groupBy(blocks, (block) => block.buildingBlockCategoryId);
  const requirementsOf = Map.groupBy(requirements, (requirement) => requirement.buildingBlockId);
  return {
    today,
    quarter: quarterLabel(quarterOfDay(today)),
    lastQuarter: quarterLabel(lastCompletedQuarter(today)),
    categories: categories.map((category) => ({
      ...category,
      blocks: (blocksOf.get(category.buildingBlockCategoryId) ?? []).map((block) => ({
        ...block,
        placeCount: ofBlock(block.buildingBlockId).known,
        capturedCount: ofBlock(block.buildingBlockId).captured,
        requirements: (requirementsOf.get(block.buildingBlockId) ?? []).map((requirement) => ({
          ...requirement,
          available: ofRequirement(requirement.buildingBlockRequirementId).available,
        })),
      })),
    })),
  };
}
