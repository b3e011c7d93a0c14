import type { Knex } from "knex";
import { insertRows, reserveIds } from "../lib/database/insertRows.ts";
import { STAKEHOLDER_TYPE } from "../stakeholder/stakeholderKinds.ts";

type OrganisationRow = { municipalityId: number; name: string };

export async function findOrAddOrganisations(
  trx: Knex.Transaction,
  organisations: readonly OrganisationRow[],
  dataSourceId: number,
): Promise<(organisation: OrganisationRow) => number> {
  const getKey = ({ municipalityId, name }: OrganisationRow) => `${municipalityId} ${name}`;
  const existing: (OrganisationRow & { stakeholderId: number })[] = await trx("stakeholder")
    .where({ stakeholderTypeId: STAKEHOLDER_TYPE.organisation })
    .whereIn("boundary_id", [...new Set(organisations.map(({ municipalityId }) => municipalityId))])
    .select("stakeholder_id", "name", "boundary_id as municipality_id");
  const ids = new Map(existing.map((each) => [getKey(each), each.stakeholderId]));
  const missing = new Map(
    organisations.filter((each) => !ids.has(getKey(each))).map((each) => [getKey(each), each]),
  );
  const newIds = await reserveIds(trx, "stakeholder", "stakeholder_id", missing.size);
  const rows = [...missing.values()].map(({ municipalityId, name }, index) => ({
    stakeholder_id: newIds[index] as number,
    stakeholder_type_id: STAKEHOLDER_TYPE.organisation,
    name,
    boundary_id: municipalityId,
    is_confidential: false,
    data_source_id: dataSourceId,
  }));
  await insertRows(trx, "stakeholder", rows);
  [...missing.keys()].forEach((key, index) => {
    ids.set(key, newIds[index] as number);
  });
  return (organisation) => ids.get(getKey(organisation)) as number;
}
