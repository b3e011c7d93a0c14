import type { Knex } from "knex";
import { type CatalogueEntry, type Kind, readCataloguePast } from "./catalogue/readCatalogue.ts";

type Requirement = { buildingBlockRequirementId: number; description: string; origin: string };
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

/** A date (ISO 8601), or null if the entry has always existed. */
type AdditionDay = { addedOn: string | null };
type CategoryRow = Omit<Category, "blocks"> & AdditionDay;
type BlockRow = Omit<Block, "requirements"> & AdditionDay & { buildingBlockCategoryId: number };
type RequirementRow = Requirement & AdditionDay & { buildingBlockId: number; isIncluded: boolean };

export async function readBlockTrees(trx: Knex): Promise<(day: string) => Category[]> {
  const read = (table: string, ...columns: string[]) =>
    trx(table)
      .orderBy("seq")
      .select("description", "is_included", trx.raw("added_on::text as added_on"), ...columns);
  const categories: CategoryRow[] = await read("building_block_category", "building_block_category_id");
  const blocks: BlockRow[] = await read(
    "building_block",
    "building_block_id",
    "building_block_category_id",
    "about",
  );
  const requirements: RequirementRow[] = await read(
    "building_block_requirement",
    "building_block_requirement_id",
    "building_block_id",
    "origin",
  );
  const getPastEntries = await readCataloguePast(trx);
  const blocksByCategory = Map.groupBy(blocks, (block) => block.buildingBlockCategoryId);
  const requirementsByBlock = Map.groupBy(requirements, (requirement) => requirement.buildingBlockId);

  return (day) => {
    const listEntriesOnDay = <Row extends CatalogueEntry & AdditionDay>(
      kind: Kind,
      idOf: (row: Row) => number,
      rows: readonly Row[] = [],
    ) =>
      rows
        .filter(({ addedOn }) => addedOn === null || addedOn <= day)
        .map((row) => {
          const { description, isIncluded } =
            getPastEntries(kind, idOf(row)).find(({ until }) => until >= day) ?? row;
          return { ...row, description, isIncluded };
        });
    const listRequirements = (blockId: number): Requirement[] =>
      listEntriesOnDay(
        "requirement",
        (row) => row.buildingBlockRequirementId,
        requirementsByBlock.get(blockId),
      )
        .filter(({ isIncluded }) => isIncluded)
        .map(({ buildingBlockRequirementId, description, origin }) => ({
          buildingBlockRequirementId,
          description,
          origin,
        }));
    const listBlocks = (categoryId: number): Block[] =>
      listEntriesOnDay("block", (row) => row.buildingBlockId, blocksByCategory.get(categoryId)).map(
        ({ buildingBlockId, description, about, isIncluded }) => ({
          buildingBlockId,
          description,
          about,
          isIncluded,
          requirements: listRequirements(buildingBlockId),
        }),
      );
    return listEntriesOnDay("category", (row) => row.buildingBlockCategoryId, categories).map(
      ({ buildingBlockCategoryId, description, isIncluded }) => ({
        buildingBlockCategoryId,
        description,
        isIncluded,
        blocks: listBlocks(buildingBlockCategoryId),
      }),
    );
  };
}

export const readBlockTree = async (trx: Knex, day: string): Promise<Category[]> =>
  (await readBlockTrees(trx))(day);
