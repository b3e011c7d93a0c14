import type { Knex } from "knex";
import type { BoundaryRow } from "../geography/queries.ts";
import { findBoundary } from "../geography/queries.ts";
import { validOn } from "../lib/database/validOn.ts";
import { notFound } from "../lib/http/errors.ts";
import { route } from "../lib/http/route.ts";
import { BOUNDARY_TYPE } from "../shared/figures/boundaryTypes.ts";
import { readBlockTrees } from "./blockTree.ts";
import { captureRoutes } from "./capture/routes.ts";
import { catalogueRoutes } from "./catalogue/routes.ts";
import { checkRoutes } from "./check/routes.ts";
import {
  type BuildingBlockDetail,
  getBuildingBlockData,
  getBuildingBlockRequirementDetailData,
} from "./contract.ts";
import { instanceRoutes } from "./instance/routes.ts";
import { overviewRoutes } from "./overview/routes.ts";
import { placeRoutes } from "./place/routes.ts";
import { findBuildingBlockData, findCurrentQuarter, findParts, findSource, labelQuarter } from "./queries.ts";
import { readCounts } from "./readCounts.ts";
import { saveRoutes } from "./save/routes.ts";
import { sheetRoutes } from "./sheet/routes.ts";
import { blockStat, requirementStats } from "./stats.ts";

const NO_GAPS: GapNames = { notCaptured: () => [], lackedBy: () => [] };

async function findBuildingBlockDetail(
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
    currentPeriod: current === undefined ? null : labelQuarter(current),
    ...presentBoundary(boundary),
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
      ...presentBoundary(part),
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

const presentBoundary = ({ boundaryId, description, boundaryTypeId }: BoundaryRow) => ({
  boundaryId,
  boundary: description,
  boundaryTypeId,
});

type StakeholderName = { stakeholderId: number; name: string };

type GapNames = {
  notCaptured(buildingBlockId: number): StakeholderName[];
  lackedBy(buildingBlockRequirementId: number): StakeholderName[];
};

const INSTANCES = `
  from building_block_stakeholder i
  join stakeholder s on s.stakeholder_id = i.stakeholder_id and not s.is_confidential
  join (select ?::date as day) d on true`;
const ON_DAY = `
  where i.boundary_id = ?
    and ${validOn("i", "d.day")}`;

const NOT_CAPTURED = `
  select i.building_block_id as id, s.stakeholder_id, s.name ${INSTANCES} ${ON_DAY}
    and (i.captured_from is null or i.captured_from > d.day)`;

const LACKING = `
  select r.building_block_requirement_id as id, s.stakeholder_id, s.name ${INSTANCES}
  join building_block_requirement r on r.building_block_id = i.building_block_id ${ON_DAY}
    and i.captured_from <= d.day
    and not exists (
      select from building_block_contact_person p
      where p.building_block_stakeholder_id = i.building_block_stakeholder_id
        and p.building_block_requirement_id = r.building_block_requirement_id
        and p.verified_on <= d.day and ${validOn("p", "d.day")}
    )`;

async function readGaps(trx: Knex, boundaryId: number, day: string): Promise<GapNames> {
  const notCapturedNames = await readNamesById(trx, NOT_CAPTURED, boundaryId, day);
  const lackingNames = await readNamesById(trx, LACKING, boundaryId, day);
  return {
    notCaptured: (id) => notCapturedNames.get(id) ?? [],
    lackedBy: (id) => lackingNames.get(id) ?? [],
  };
}

async function readNamesById(
  trx: Knex,
  sql: string,
  boundaryId: number,
  day: string,
): Promise<Map<number, StakeholderName[]>> {
  const rows: (StakeholderName & { id: number })[] = await trx
    .from(trx.raw(`(${sql}) as named`, [day, boundaryId]))
    .orderBy("name")
    .orderBy("stakeholder_id");
  return Map.groupBy(rows, ({ id }) => id);
}

export const buildingBlockRoutes = [
  route(getBuildingBlockData, ({ query, trx, today }) => findBuildingBlockData(trx, query.boundaryId, today)),
  route(getBuildingBlockRequirementDetailData, ({ query, trx, today }) =>
    findBuildingBlockDetail(trx, query, today),
  ),
  ...overviewRoutes,
  ...instanceRoutes,
  ...placeRoutes,
  ...saveRoutes,
  ...checkRoutes,
  ...captureRoutes,
  ...sheetRoutes,
  ...catalogueRoutes,
];
