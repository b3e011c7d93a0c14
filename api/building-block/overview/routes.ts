import type { Knex } from "knex";
import { whereOwnMunicipalities } from "../../access/scope.ts";
import { notFound } from "../../lib/http/errors.ts";
import { route, type Session } from "../../lib/http/route.ts";
import { readEditLocks } from "../capture/editLock.ts";
import { CHECKABLE_CONTACTS, INSTANCE_COLUMNS, IS_TO_CALL, WITH_NOTES } from "../check/due.ts";
import { INSTANCE_IS_VALID, IS_VERIFIED } from "../conditions.ts";
import { findAssociatedToUser } from "./associated.ts";
import {
  getBuildingBlockAssociatedToUser,
  getBuildingBlockOnMunicipality,
  type OnMunicipality,
} from "./contract.ts";

export const overviewRoutes = [
  route(getBuildingBlockAssociatedToUser, ({ query, session, trx, today }) =>
    findAssociatedToUser(trx, session, query.boundaryId, today),
  ),
  route(getBuildingBlockOnMunicipality, ({ query, session, trx, today }) =>
    findOnMunicipality(trx, session, query, today),
  ),
];

type BlockQuery = { boundaryStakeholderId: number; buildingBlockId: number };
type InstanceRow = Omit<OnMunicipality["instances"][number], "editLock"> & { instanceId: number };

/** @throws a 404 for another user's municipality or an unknown block */
async function findOnMunicipality(
  trx: Knex,
  session: Session,
  { boundaryStakeholderId, buildingBlockId }: BlockQuery,
  today: string,
): Promise<OnMunicipality> {
  const boundary = trx("boundary").where("boundary_id", boundaryStakeholderId);
  const municipality: { description: string } | undefined = await whereOwnMunicipalities(
    boundary,
    session,
    "boundary_id",
  ).first("description");
  if (municipality === undefined) throw notFound("This municipality");
  const block: { description: string; buildingBlockCategoryId: number; isConfidential: boolean } | undefined =
    await trx("building_block")
      .where({ buildingBlockId })
      .first("description", "building_block_category_id", "is_confidential");
  if (block === undefined) throw notFound("This building block");
  const instances = await readInstanceRows(trx, { boundaryStakeholderId, buildingBlockId }, today);
  const editLocks = await readEditLocks(
    trx,
    session,
    instances.map(({ instanceId }) => instanceId),
  );
  const isVerified = (each: InstanceRow) =>
    each.isCaptured && each.requirementCount > 0 && each.verifiedRequirementCount === each.requirementCount;
  return {
    boundaryStakeholderId,
    municipality: municipality.description,
    buildingBlockId,
    buildingBlock: block.description,
    buildingBlockCategoryId: block.buildingBlockCategoryId,
    isConfidential: block.isConfidential,
    totalBuildingBlockCount: instances.length,
    totalVerifiedBuildingBlockCount: instances.filter(isVerified).length,
    instances: instances.map(({ instanceId, ...each }) => ({
      ...each,
      editLock: editLocks.get(instanceId) ?? null,
    })),
  };
}

function readInstanceRows(
  trx: Knex,
  { boundaryStakeholderId, buildingBlockId }: BlockQuery,
  today: string,
): Promise<InstanceRow[]> {
  const people = `from building_block_contact_person p
    join building_block_requirement r on r.building_block_requirement_id = p.building_block_requirement_id
      and r.is_included
    where p.building_block_stakeholder_id = i.building_block_stakeholder_id`;
  const instances = () =>
    trx("building_block_stakeholder as i")
      .where("i.boundary_id", boundaryStakeholderId)
      .where("i.building_block_id", buildingBlockId)
      .whereRaw(INSTANCE_IS_VALID, { today });
  return instances()
    .with("own", instances().select(INSTANCE_COLUMNS))
    .join("stakeholder as s", "s.stakeholder_id", "i.stakeholder_id")
    .orderBy("s.search_name")
    .orderBy("s.stakeholder_id")
    .select(
      "i.building_block_stakeholder_id as instanceId",
      "s.stakeholder_id",
      "s.name",
      "s.is_confidential",
    )
    .select(trx.raw("coalesce(i.captured_from <= ?, false) as is_captured", [today]))
    .select(
      trx.raw(
        `(select count(*)::int from building_block_requirement r where r.building_block_id = i.building_block_id and r.is_included)
           as requirement_count`,
      ),
      trx.raw(
        `(select count(distinct p.building_block_requirement_id)::int ${people} and ${IS_VERIFIED})
           as verified_requirement_count`,
        { today },
      ),
      trx.raw(
        `(select count(*)::int from (${CHECKABLE_CONTACTS}) as p left join wrong_number w on w.stakeholder_id = p.stakeholder_id
           ${WITH_NOTES} where p.building_block_stakeholder_id = i.building_block_stakeholder_id and ${IS_TO_CALL}) as due_count`,
        { today },
      ),
    );
}
