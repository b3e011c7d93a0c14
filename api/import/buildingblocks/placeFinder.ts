import type { Knex } from "knex";
import { normaliseName } from "../crime/normaliseName.ts";
import { inQuotes } from "../inQuotes.ts";
import { municipalityFinder } from "../municipalityFinder.ts";
import type { Row } from "./parseRow.ts";

/** Where a row belongs. `requirementId` is null for a row about the instance alone. */
export type Subject = {
  boundaryId: number;
  buildingBlockId: number;
  /** Whether every instance of the block is confidential. */
  isConfidential: boolean;
  requirementId: number | null;
};

type Named = { id: number; description: string };

/**
 * Finds the municipality (by code or name), the block and the requirement that a row names. Nothing is guessed:
 * what does not fit exactly has a reason instead.
 */
export async function placeFinder(trx: Knex): Promise<(row: Row) => Subject | { reason: string }> {
  const findMunicipality = await municipalityFinder(trx);
  const blocks: (Named & { isConfidential: boolean })[] = await trx("building_block")
    .where("is_included", true)
    .select("building_block_id as id", "description", "is_confidential");
  const requirements: (Named & { buildingBlockId: number })[] = await trx(
    "building_block_requirement",
  ).select("building_block_requirement_id as id", "description", "building_block_id");
  const blockNamed = new Map(blocks.map((each) => [normaliseName(each.description), each]));
  const keyOf = (blockId: number, description: string) => `${blockId} ${normaliseName(description)}`;
  const requirementNamed = new Map(
    requirements.map((each) => [keyOf(each.buildingBlockId, each.description), each.id]),
  );

  return ({ value: row }) => {
    const municipality = findMunicipality(row.municipality);
    if ("reason" in municipality) return municipality;
    const block = blockNamed.get(normaliseName(row.building_block));
    if (block === undefined) return { reason: `unknown building block ${inQuotes(row.building_block)}` };
    const subject = {
      boundaryId: municipality.municipalityId,
      buildingBlockId: block.id,
      isConfidential: block.isConfidential,
    };
    if (row.requirement === "") return { ...subject, requirementId: null };
    const requirementId = requirementNamed.get(keyOf(block.id, row.requirement));
    return requirementId === undefined
      ? { reason: `unknown requirement ${inQuotes(row.requirement)} of ${inQuotes(block.description)}` }
      : { ...subject, requirementId };
  };
}
