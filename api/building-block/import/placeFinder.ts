import type { Knex } from "knex";
import { z } from "zod";
import { municipalityFinder } from "../../import/municipalityFinder.ts";
import { readReference } from "../../lib/figures/readReference.ts";
import { inQuotes } from "../../lib/text/inQuotes.ts";
import { didYouMean, nearNames, normaliseName } from "../../lib/text/nearNames.ts";
import type { Row } from "./readFileRow.ts";

/** Kinds of places, which files add to names or omit. */
const KIND =
  /(policestation|saps|thuthuzelacarecentre|tcc|magistratescourt|magistratecourt|branchcourt|detachedcourt|court)$/;

export function instanceKey(boundaryId: number, buildingBlockId: number, name: string): string {
  return `${boundaryId} ${buildingBlockId} ${normalisePlace(name)}`;
}

export function normalisePlace(name: string): string {
  const normalised = normaliseName(name);
  return normalised.replace(KIND, "") || normalised;
}

/** `requirementId` is null if the row describes the instance and no person. */
export type Subject = {
  boundaryId: number;
  buildingBlockId: number;
  isConfidential: boolean;
  requirementId: number | null;
};

type CatalogueItem = { id: number; description: string };

const Aliases = z.string().transform((text) => text.split("|").filter((alias) => alias !== ""));
const Block = z.object({ building_block_id: z.coerce.number(), aliases: Aliases });
const Requirement = z.object({ building_block_requirement_id: z.coerce.number(), aliases: Aliases });

export async function createPlaceFinder(trx: Knex): Promise<(row: Row) => Subject | { reason: string }> {
  const findMunicipality = await municipalityFinder(trx);
  const blocks: (CatalogueItem & { isConfidential: boolean })[] = await trx("building_block")
    .where("is_included", true)
    .select("building_block_id as id", "description", "is_confidential");
  const requirements: (CatalogueItem & { buildingBlockId: number })[] = await trx(
    "building_block_requirement",
  ).select("building_block_requirement_id as id", "description", "building_block_id");
  const blockAliases = new Map(
    (await readReference("building_blocks.csv", Block)).map((each) => [each.building_block_id, each.aliases]),
  );
  const requirementAliases = new Map(
    (await readReference("building_block_requirements.csv", Requirement)).map((each) => [
      each.building_block_requirement_id,
      each.aliases,
    ]),
  );
  const blockNames = getNames(blocks, blockAliases);
  const requirementNames = getNames(requirements, requirementAliases);

  return ({ value: row }) => {
    const municipality = findMunicipality(row.municipality);
    if ("reason" in municipality) return municipality;
    const block = findByName(blockNames, row.building_block);
    if (block === undefined) {
      return { reason: `unknown building block ${formatSuggestions(row.building_block, blockNames)}` };
    }
    const subject = {
      boundaryId: municipality.municipalityId,
      buildingBlockId: block.id,
      isConfidential: block.isConfidential,
    };
    if (row.requirement === "") return { ...subject, requirementId: null };
    const blockRequirements = requirementNames.filter(({ entry }) => entry.buildingBlockId === block.id);
    const requirement = findByName(blockRequirements, row.requirement);
    if (requirement !== undefined) return { ...subject, requirementId: requirement.id };
    const suffix = ` of ${inQuotes(block.description)}`;
    return { reason: `unknown requirement ${formatSuggestions(row.requirement, blockRequirements, suffix)}` };
  };
}

type NamedItem<T> = { name: string; meaning: string; entry: T };

function getNames<T extends CatalogueItem>(
  entries: readonly T[],
  aliases: ReadonlyMap<number, readonly string[]>,
): NamedItem<T>[] {
  return entries.flatMap((entry) =>
    [entry.description, ...(aliases.get(entry.id) ?? [])].map((name) => ({
      name,
      meaning: entry.description,
      entry,
    })),
  );
}

function findByName<T>(names: readonly NamedItem<T>[], text: string): T | undefined {
  return names.find(({ name }) => normaliseName(name) === normaliseName(text))?.entry;
}

function formatSuggestions(text: string, names: readonly NamedItem<unknown>[], suffix = ""): string {
  return `${inQuotes(text)}${suffix}${didYouMean(nearNames(text, names))}`;
}
