import type { Knex } from "knex";

export type Requirement = { buildingBlockRequirementId: number; description: string; origin: string };
export type Block = {
  buildingBlockId: number;
  description: string;
  about: string;
  isIncluded: boolean;
  requirements: readonly Requirement[];
};
export type Category = {
  buildingBlockCategoryId: number;
  description: string;
  isIncluded: boolean;
  blocks: readonly Block[];
};

/** Every category with its blocks and their requirements, in the order in which they are shown. */
export async function readBlockTree(trx: Knex): Promise<Category[]> {
  const categories: Omit<Category, "blocks">[] = await trx("building_block_category")
    .orderBy("seq")
    .select("building_block_category_id", "description", "is_included");
  const blocks: (Omit<Block, "requirements"> & { buildingBlockCategoryId: number })[] = await trx(
    "building_block",
  )
    .orderBy("seq")
    .select("building_block_id", "building_block_category_id", "description", "about", "is_included");
  const requirements: (Requirement & { buildingBlockId: number })[] = await trx("building_block_requirement")
    .orderBy("seq")
    .select("building_block_requirement_id", "building_block_id", "description", "origin");
  const requirementsOf = Map.groupBy(requirements, ({ buildingBlockId }) => buildingBlockId);
  const blocksOf = Map.groupBy(blocks, ({ buildingBlockCategoryId }) => buildingBlockCategoryId);
  return categories.map((category) => ({
    ...category,
    blocks: (blocksOf.get(category.buildingBlockCategoryId) ?? []).map((block) => ({
      ...block,
      requirements: requirementsOf.get(block.buildingBlockId) ?? [],
    })),
  }));
}
