import type { Knex } from "knex";
import { validOn } from "../lib/database/validOn.ts";

type Named = { stakeholderId: number; name: string };

export type NamedGaps = {
  notCaptured(buildingBlockId: number): Named[];
  lackedBy(buildingBlockRequirementId: number): Named[];
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

export async function readGaps(trx: Knex, boundaryId: number, day: string): Promise<NamedGaps> {
  const notCaptured = await read(trx, NOT_CAPTURED, boundaryId, day);
  const lacking = await read(trx, LACKING, boundaryId, day);
  return {
    notCaptured: (id) => notCaptured.get(id) ?? [],
    lackedBy: (id) => lacking.get(id) ?? [],
  };
}

async function read(trx: Knex, sql: string, boundaryId: number, day: string): Promise<Map<number, Named[]>> {
  const rows: (Named & { id: number })[] = await trx
    .from(trx.raw(`(${sql}) as named`, [day, boundaryId]))
    .orderBy("name")
    .orderBy("stakeholder_id");
  return Map.groupBy(rows, ({ id }) => id);
}
