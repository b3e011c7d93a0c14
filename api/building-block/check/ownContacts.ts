import type { Knex } from "knex";
import { whereOwnMunicipalities } from "../../access/scope.ts";
import type { Session } from "../../lib/http/route.ts";
import { INSTANCE_IS_VALID, PERSON_IS_VALID, REPORT_COLUMNS } from "../conditions.ts";
import type { CheckedHow } from "../instance/contract.ts";
import { lockInstances } from "../instance/findInstance.ts";

export type ContactInScope = {
  stakeholderId: number;
  name: string;
  version: number;
  changedBy: string | null;
  changedAt: Date | null;
  role: string | null;
  verifiedOn: string | null;
  checkedHow: CheckedHow | null;
  reports: number;
  networks: number;
  isPerson: boolean;
  instanceId: number;
  placeId: number;
  place: string;
  boundaryId: number;
  buildingBlockId: number;
};

export async function lockContactsInScope(
  trx: Knex.Transaction,
  session: Session,
  ids: readonly number[],
  today: string,
): Promise<Map<number, ContactInScope>> {
  const queryInScope = () => {
    const query = trx("building_block_stakeholder as i")
      .leftJoin("building_block_contact_person as p", (on) =>
        on
          .on("p.building_block_stakeholder_id", "i.building_block_stakeholder_id")
          .andOn(trx.raw(PERSON_IS_VALID, { today })),
      )
      .whereRaw(INSTANCE_IS_VALID, { today })
      .where((condition) => condition.whereIn("p.stakeholder_id", ids).orWhereIn("i.stakeholder_id", ids));
    return whereOwnMunicipalities(query, session, "i.boundary_id");
  };
  const instanceIds: number[] = await queryInScope().pluck("i.building_block_stakeholder_id");
  await lockInstances(trx, instanceIds);
  await trx("stakeholder")
    .whereIn("stakeholder_id", ids)
    .orderBy("stakeholder_id")
    .forUpdate()
    .select("stakeholder_id");
  const selectByKind = (personColumn: string, placeColumn: string, name: string) =>
    trx.raw(
      `case when s.stakeholder_id = p.stakeholder_id then ${personColumn} else ${placeColumn} end as ${name}`,
    );
  const contacts: ContactInScope[] = await queryInScope()
    .join("stakeholder as s", (on) =>
      on.on(
        trx.raw("s.stakeholder_id in (p.stakeholder_id, i.stakeholder_id) and s.stakeholder_id = any(?)", [
          [...ids],
        ]),
      ),
    )
    .join("stakeholder as place", "place.stakeholder_id", "i.stakeholder_id")
    .leftJoin("stakeholder as changer", "changer.stakeholder_id", "s.changed_by")
    .leftJoin("wrong_number as w", "w.stakeholder_id", "s.stakeholder_id")
    .orderBy("i.building_block_stakeholder_id")
    .select("s.stakeholder_id", "s.name", "s.version", "changer.name as changedBy", "s.changed_at")
    .select(trx.raw(REPORT_COLUMNS))
    .select(trx.raw("coalesce(s.stakeholder_id = p.stakeholder_id, false) as is_person"))
    .select(selectByKind("p.role", "null", "role"), selectByKind("p.verified_how", "null", "checked_how"))
    .select(selectByKind("p.verified_on::text", "s.verified_on::text", "verified_on"))
    .select(
      "i.building_block_stakeholder_id as instanceId",
      "i.stakeholder_id as placeId",
      "place.name as place",
    )
    .select("i.boundary_id", "i.building_block_id");
  return new Map(contacts.map((contact) => [contact.stakeholderId, contact]));
}
