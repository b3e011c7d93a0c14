import type { Knex } from "knex";
import type { BoundaryRow } from "../geography/BoundaryRow.ts";
import { findBoundary } from "../geography/queries.ts";
import { notFound } from "../lib/http/errors.ts";
import { BOUNDARY_TYPE } from "../shared/figures/boundaryTypes.ts";
import { readBlockTrees } from "./blockTree.ts";
import type { BuildingBlockDetail } from "./contract.ts";
import { type NamedGaps, readGaps } from "./gaps.ts";
import { findCurrentQuarter, findParts, findSource } from "./queries.ts";
import { readCounts } from "./readCounts.ts";
import { labelled } from "./reportingPeriods.ts";
import { blockStat, requirementStats } from "./stats.ts";

const NO_GAPS: NamedGaps = { notCaptured: () => [], lackedBy: () => [] };

export async function findBuildingBlockDetail(
  trx: Knex,
  { boundaryId, buildingBlockCategoryId }: { boundaryId: number; buildingBlockCategoryId: number },
  today: string,
): Promise<BuildingBlockDetail> {
  const boundary = await findBoundary(trx, boundaryId);
  const treeOn = await readBlockTrees(trx);
  const current = await findCurrentQuarter(trx, treeOn, today);
  const day = current?.day ?? today;
  const category = treeOn(day).find((each) => each.buildingBlockCategoryId === buildingBlockCategoryId);
  if (category === undefined) throw notFound("This category");
  const contained = await findParts(trx, boundary);
  const countsOf = await readCounts(trx, [boundaryId, ...contained.map((part) => part.boundaryId)], [day]);
  const counts = countsOf(boundaryId, day);
  const gaps =
    boundary.boundaryTypeId === BOUNDARY_TYPE.municipality ? await readGaps(trx, boundaryId, day) : NO_GAPS;
  return {
    source: await findSource(trx),
    currentPeriod: current === undefined ? null : labelled(current),
    ...named(boundary),
    buildingBlockCategoryId,
    description: category.description,
    buildingBlockStats: category.blocks.map((block) => ({
      ...blockStat(block, counts),
      about: block.about,
      notCaptured: gaps.notCaptured(block.buildingBlockId),
      buildingBlockRequirementStats: requirementStats(block, counts).map((stat, index) => ({
        ...stat,
        origin: block.requirements[index]?.origin as string,
        lackedBy: gaps.lackedBy(stat.buildingBlockRequirementId),
      })),
    })),
    containedBoundaryData: contained.map((part) => ({
      ...named(part),
      buildingBlockStats: category.blocks.map((block) => {
        const partCounts = countsOf(part.boundaryId, day);
        return {
          ...blockStat(block, partCounts),
          buildingBlockRequirementStats: requirementStats(block, partCounts),
        };
      }),
    })),
  };
}

const named = ({ boundaryId, description, boundaryTypeId }: BoundaryRow) => ({
  boundaryId,
  boundary: description,
  boundaryTypeId,
});
