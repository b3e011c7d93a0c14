import type { Knex } from "knex";
import { whereOwnMunicipalities } from "../../access/scope.ts";
import { HttpError } from "../../lib/http/errors.ts";
import type { Session } from "../../lib/http/route.ts";
import { dayNumber } from "../../lib/time/spans.ts";
import { lastDayOf, quarterLabel, quarterOfDay } from "../../shared/quarters.ts";
import { readBlockTree } from "../blockTree.ts";
import { countCaptures } from "../capture/captures.ts";
import { readEditLocks } from "../capture/editLock.ts";
import { CAPTURE } from "../conditions.ts";
import { type OwnInstance, ownInstances } from "../instance/findInstance.ts";
import { readCounts } from "../readCounts.ts";
import type { AssociatedToUser, MunicipalityBlocks } from "./contract.ts";
import { readWorkCounts } from "./work.ts";

const COUNTRY = 0;
const MAX_EDIT_LOCKS = 5;

type Municipality = {
  boundaryId: number;
  description: string;
  districtBoundaryId: number;
  nationalBoundaryId: number;
  district: string;
  province: string;
};

/** @throws a 404 if the user captures nothing in the boundary */
export async function findAssociatedToUser(
  trx: Knex,
  session: Session,
  boundaryId: number | undefined,
  today: string,
): Promise<AssociatedToUser> {
  const municipalities = await readOwnMunicipalities(trx, session);
  const chosenMunicipalities = municipalities.filter((each) => isInBoundary(each, boundaryId ?? COUNTRY));
  if (boundaryId !== undefined && boundaryId !== COUNTRY && chosenMunicipalities.length === 0)
    throw new HttpError(404, "not-found", "You capture nothing in this area. Please choose one of yours.");
  const municipalityIds = chosenMunicipalities.map((each) => each.boundaryId);
  const tree = await readBlockTree(trx, today);
  const counts = await readCounts(trx, municipalityIds, [today]);
  const workCounts = await readWorkCounts(trx, municipalityIds, today);
  const municipalityCounts = municipalityIds.map((id) => workCounts.getMunicipalityCounts(id));
  const sumColumn = (column: keyof (typeof municipalityCounts)[number]) =>
    sum(municipalityCounts.map((each) => each[column]));
  const captures = await countCaptures(
    trx,
    {
      stakeholderId: session.stakeholderId,
      mayVerify: session.permissions.has("ValidateBuildingBlock"),
      municipalityIds,
    },
    today,
  );
  const quarter = quarterOfDay(today);
  const lastDay = lastDayOf(quarter);
  return {
    next: {
      reported: sumColumn("reportedCount"),
      overdue: sumColumn("overdueCount"),
      callAgain: sumColumn("callAgainCount"),
      due: sumColumn("dueCount"),
      ...captures,
    },
    editLocks: await readEditLocksOfOthers(trx, session, municipalityIds, today),
    scope: describeScope(municipalities),
    provinces: await findFullProvinces(trx, session),
    quarter: {
      period: quarterLabel(quarter),
      ...quarter,
      lastDay,
      daysLeft: dayNumber(lastDay) - dayNumber(today) + 1,
    },
    municipalities: chosenMunicipalities.map(
      ({ boundaryId: id, description, district, province }): MunicipalityBlocks => {
        const { ofBlock } = counts(id, today);
        const categories = tree
          .filter(({ isIncluded }) => isIncluded)
          .map(({ buildingBlockCategoryId, description: category, blocks }) => ({
            buildingBlockCategoryId,
            description: category,
            buildingBlocks: blocks
              .filter(({ isIncluded }) => isIncluded)
              .map(({ buildingBlockId, description: block }) => ({
                buildingBlockId,
                description: block,
                totalBuildingBlockCount: ofBlock(buildingBlockId).known,
                totalVerifiedBuildingBlockCount: ofBlock(buildingBlockId).complete,
                dueCount: workCounts.getDueCount(id, buildingBlockId),
              })),
          }));
        const blocks = categories.flatMap(({ buildingBlocks }) => buildingBlocks);
        return {
          stakeholderId: id,
          name: description,
          province,
          district,
          ...workCounts.getMunicipalityCounts(id),
          totalBuildingBlockCount: sum(blocks.map((block) => block.totalBuildingBlockCount)),
          totalVerifiedBuildingBlockCount: sum(blocks.map((block) => block.totalVerifiedBuildingBlockCount)),
          buildingBlockCategories: categories,
        };
      },
    ),
  };
}

async function readEditLocksOfOthers(
  trx: Knex,
  session: Session,
  municipalityIds: readonly number[],
  today: string,
): Promise<AssociatedToUser["editLocks"]> {
  const instances: OwnInstance[] = await ownInstances(trx, session, today)
    .join("building_block_capture as c", "c.building_block_stakeholder_id", "i.building_block_stakeholder_id")
    .whereIn("c.state", [CAPTURE.pending, CAPTURE.returned])
    .whereNot("c.captured_by", session.stakeholderId)
    .whereIn("i.boundary_id", [...municipalityIds])
    .orderBy("c.captured_at", "desc")
    .orderBy("i.building_block_stakeholder_id")
    .limit(MAX_EDIT_LOCKS);
  const editLocks = await readEditLocks(
    trx,
    session,
    instances.map(({ instanceId }) => instanceId),
  );
  return instances.flatMap(({ instanceId, stakeholderId, name, boundaryId, buildingBlockId }) => {
    const editLock = editLocks.get(instanceId);
    const place = { stakeholderId, name, boundaryStakeholderId: boundaryId, buildingBlockId };
    return editLock === undefined ? [] : [{ ...editLock, ...place }];
  });
}

const sum = (counts: readonly number[]) => counts.reduce((sumColumn, each) => sumColumn + each, 0);

const isInBoundary = (each: Municipality, boundaryId: number) =>
  boundaryId === COUNTRY ||
  [each.boundaryId, each.districtBoundaryId, each.nationalBoundaryId].includes(boundaryId);

function readOwnMunicipalities(trx: Knex, session: Session): Promise<Municipality[]> {
  const query = trx("boundary as m")
    .join("boundary as d", "d.boundary_id", "m.district_boundary_id")
    .join("boundary as n", "n.boundary_id", "m.national_boundary_id")
    .where("m.boundary_type_id", 3)
    .orderBy("m.description")
    .orderBy("m.boundary_id")
    .select("m.boundary_id", "m.description", "m.district_boundary_id", "m.national_boundary_id")
    .select("d.description as district", "n.description as province");
  whereOwnMunicipalities(query, session, "m.boundary_id");
  return query as unknown as Promise<Municipality[]>;
}

function findFullProvinces(trx: Knex, session: Session): Promise<AssociatedToUser["provinces"]> {
  const queryMunicipalities = () =>
    trx("boundary as m").where("m.boundary_type_id", 3).whereRaw("m.national_boundary_id = n.boundary_id");
  const ownIds = whereOwnMunicipalities(trx("boundary"), session, "boundary_id").select("boundary_id");
  return trx("boundary as n")
    .leftJoin("second_person as two", "two.boundary_id", "n.boundary_id")
    .leftJoin("stakeholder as lifter", "lifter.stakeholder_id", "two.lifted_by")
    .where("n.boundary_type_id", 1)
    .whereExists(queryMunicipalities())
    .whereNotExists(queryMunicipalities().whereNotIn("m.boundary_id", ownIds))
    .orderBy("n.description")
    .select(
      "n.boundary_id",
      "n.description",
      trx.raw("two.boundary_id is not null as demands_second_person"),
      "lifter.name as lifted_by",
      trx.raw("coalesce(two.lifted_by = ?, false) as is_lifted_by_me", [session.stakeholderId]),
    );
}

function describeScope(municipalities: readonly Municipality[]): AssociatedToUser["scope"] {
  const areas = municipalities.flatMap(
    ({ boundaryId, description, district, districtBoundaryId, ...each }) => {
      const { province, nationalBoundaryId } = each;
      const noParents = { districtBoundaryId: null, nationalBoundaryId: null };
      return [
        { ...noParents, boundaryId: nationalBoundaryId, boundaryTypeId: 1, description: province },
        {
          ...noParents,
          boundaryId: districtBoundaryId,
          boundaryTypeId: 2,
          description: district,
          nationalBoundaryId,
        },
        { boundaryId, boundaryTypeId: 3, description, districtBoundaryId, nationalBoundaryId },
      ];
    },
  );
  return [...new Map(areas.map((area) => [area.boundaryId, area])).values()].toSorted(
    (a, b) => a.boundaryTypeId - b.boundaryTypeId || a.description.localeCompare(b.description, "en"),
  );
}
