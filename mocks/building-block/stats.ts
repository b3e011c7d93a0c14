import type {
  Availability,
  BlockStat,
  BlockStatInFull,
  CategoryStat,
  RequirementStat,
} from "@gbvf/api/building-block/contract.ts";
import type { Boundary } from "@gbvf/api/geography/contract.ts";
import { categories, type MockBlock } from "./reference.ts";

/** Null: nothing captured. Zero is a real zero. */
const shares: Partial<Record<number, number | null>> = {
  0: 0.46, 1: 0.31, 2: 0.52, 3: 0.71, 4: 0.44, 5: 0.18, 6: 0.39, 7: 0.57, 8: 0.22, 9: 0.83,
  139: 0.12, 143: 0.48, 144: null, 145: 0.66, 146: 0.79,
  1163: 1, 1164: 0.55, 1165: 0, 1166: null,
}; // biome-ignore format: a table

/** By boundary level: blocks with one in every town, and others. */
const instancesAt = [1160, 130, 24, 6, 0, 0] as const;
const OFTEN = 1;

export const add = (stats: readonly Availability[]): Availability =>
  availabilityOf(
    stats.reduce((sum, { available }) => sum + available, 0),
    stats.reduce((sum, { all }) => sum + all, 0),
  );

const availabilityOf = (available: number, all: number): Availability => ({
  available,
  all,
  availability: all === 0 ? null : Math.round((available / all) * 10_000) / 10_000,
});

/** `quartersAgo` makes earlier periods a little emptier. */
export function requirementsOf(
  boundary: Boundary,
  { buildingBlockId, requirements }: MockBlock,
  quartersAgo: number,
): RequirementStat[] {
  const share = shares[boundary.boundaryId] ?? null;
  const { capturedCount } = countsOf(boundary, buildingBlockId);
  return requirements.map(({ buildingBlockRequirementId, description }) => {
    const tilt = share === 1 || share === 0 ? 0 : ((buildingBlockRequirementId * 7) % 5) / 20 - 0.1;
    const met = Math.min(1, Math.max(0, (share ?? 0) + tilt - (share === 0 ? 0 : quartersAgo * 0.05)));
    return {
      buildingBlockRequirementId,
      description,
      ...availabilityOf(Math.round(met * capturedCount), capturedCount),
    };
  });
}

function countsOf(boundary: Boundary, buildingBlockId: number) {
  const known = instancesAt[boundary.boundaryTypeId] ?? 0;
  const buildingBlockCount = buildingBlockId === OFTEN ? known : Math.ceil(known / 6);
  const isCaptured = (shares[boundary.boundaryId] ?? null) !== null;
  return { buildingBlockCount, capturedCount: isCaptured ? buildingBlockCount : 0 };
}

export function blockOf(boundary: Boundary, block: MockBlock, quartersAgo: number): BlockStat {
  const { buildingBlockId, description } = block;
  return {
    buildingBlockId,
    description,
    isIncluded: true,
    ...countsOf(boundary, buildingBlockId),
    ...add(requirementsOf(boundary, block, quartersAgo)),
  };
}

export function blockInFullOf(boundary: Boundary, block: MockBlock, quartersAgo: number): BlockStatInFull {
  const stats = requirementsOf(boundary, block, quartersAgo);
  const stat = blockOf(boundary, block, quartersAgo);
  const complete = Math.min(...stats.map(({ available }) => available));
  const some = Math.max(...stats.map(({ available }) => available)) - complete;
  return {
    ...stat,
    options: [
      { optionId: 2, description: "100% complete", count: complete },
      { optionId: 1, description: "1%-99% in-progress", count: some },
      { optionId: 0, description: "0% incomplete", count: stat.capturedCount - complete - some },
    ],
    subOptions: stats.map(({ buildingBlockRequirementId, description, available }) => ({
      subOptionId: buildingBlockRequirementId,
      description,
      count: available,
    })),
    buildingBlockRequirementStats: stats,
  };
}

export function categoriesOf(boundary: Boundary): CategoryStat[] {
  return categories.map(({ buildingBlockCategoryId, description, blocks }) => {
    const buildingBlockStats = blocks.map((block) => blockOf(boundary, block, 0));
    return {
      buildingBlockCategoryId,
      description,
      isIncluded: true,
      ...add(buildingBlockStats),
      buildingBlockStats,
    };
  });
}
