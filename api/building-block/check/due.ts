import type { Knex } from "knex";
import { whereOwnMunicipalities } from "../../access/scope.ts";
import { whereInBoundary } from "../../access/whereInBoundary.ts";
import { paginate } from "../../lib/database/paginate.ts";
import { validOn } from "../../lib/database/validOn.ts";
import type { Session } from "../../lib/http/route.ts";
import { CHECK_SUBJECTS, IS_STANDING_RIGHT } from "../../stakeholder/contactChecks.ts";
import { readEditLocks } from "../capture/editLock.ts";
import { INSTANCE_IS_VALID, IS_DUE, IS_REPORTED, PERSON_IS_VALID, REPORT_COLUMNS } from "../conditions.ts";
import { readContacts } from "../instance/detail.ts";
import type { DueContact, DueContacts, DuePlace, DueReason } from "./contract.ts";

/** A query of `CHECKABLE_CONTACTS` needs a common table expression `own` with these columns of instances. */
export const INSTANCE_COLUMNS = [
  "i.building_block_stakeholder_id",
  "i.stakeholder_id as place_id",
  "i.building_block_id",
  "i.boundary_id",
  "i.captured_from",
];

/** The query must select from `CHECKABLE_CONTACTS` as `p`. */
export const WITH_NOTES = "left join contact_note n on n.stakeholder_id = p.stakeholder_id";
export const IS_TO_CALL = `(${IS_DUE} and (${IS_REPORTED} or coalesce(n.call_again_on <= :today, true)))`;

/**
 * Contact persons, and places with a number of their own. Both halves join `own`, because one join with the
 * union would first read the people of all places.
 */
export const CHECKABLE_CONTACTS = `
  select own.*, p.stakeholder_id, p.building_block_requirement_id, p.role, p.verified_on, p.verified_how,
    p.public_verified_on, p.not_reached_days, p.valid_from
  from own
  join building_block_contact_person p on p.building_block_stakeholder_id = own.building_block_stakeholder_id
  join building_block_requirement requirement on requirement.building_block_requirement_id = p.building_block_requirement_id
    and requirement.is_included
  where ${PERSON_IS_VALID}
  union all
  select own.*, own.place_id, null, null, last.checked_on, last.how,
    public_check_day(own.place_id, ${CHECK_SUBJECTS.number}), 0, own.captured_from
  from own
  left join lateral (
    select c.checked_on, c.how from contact_check c
    where c.stakeholder_id = own.place_id and c.what = ${CHECK_SUBJECTS.number} and ${IS_STANDING_RIGHT}
    order by c.checked_on desc, c.check_id desc limit 1
  ) last on true
  where exists (select from wrong_number w where w.stakeholder_id = own.place_id)
    or (own.captured_from <= :today and exists (
      select from contact t where t.stakeholder_id = own.place_id and t.contact_type_id in (2, 3, 4)
        and ${validOn("t")}))`;

type DueQuery = {
  pageNumber: number;
  pageSize: number;
  boundaryId?: number | undefined;
  buildingBlockId?: number | undefined;
  reason?: DueReason | undefined;
};
type Row = Omit<DueContact, "contacts"> &
  Omit<DuePlace, "name" | "editLock"> & { place: string; instanceId: number };

const REASON = `case when ${IS_REPORTED} then 'reported' when p.verified_on is null then 'never verified'
  else 'overdue' end`;

const DUE = `
  select p.*, ${REPORT_COLUMNS}, ${REASON} as reason, n.call_again_on, n.note
  from (${CHECKABLE_CONTACTS}) as p left join wrong_number w on w.stakeholder_id = p.stakeholder_id ${WITH_NOTES}
  where ${IS_TO_CALL}`;

export async function findDue(
  trx: Knex,
  session: Session,
  { pageNumber, pageSize, boundaryId, buildingBlockId, reason }: DueQuery,
  today: string,
): Promise<DueContacts> {
  const instances = trx("building_block_stakeholder as i")
    .join("boundary as b", "b.boundary_id", "i.boundary_id")
    .whereRaw(INSTANCE_IS_VALID, { today })
    .select(INSTANCE_COLUMNS);
  whereOwnMunicipalities(instances, session, "i.boundary_id");
  whereInBoundary(instances, boundaryId);
  if (buildingBlockId !== undefined) instances.where("i.building_block_id", buildingBlockId);
  const query = trx
    .queryBuilder()
    .with("own", instances)
    .from(trx.raw(`(${DUE}) as due`, { today }));
  const counts = await countByReason(query);
  if (reason !== undefined) query.where("due.reason", reason);
  query
    .join("boundary as b", "b.boundary_id", "due.boundary_id")
    .join("building_block as k", "k.building_block_id", "due.building_block_id")
    .join("stakeholder as place", "place.stakeholder_id", "due.place_id")
    .join("stakeholder as s", "s.stakeholder_id", "due.stakeholder_id")
    .leftJoin(
      "building_block_requirement as r",
      "r.building_block_requirement_id",
      "due.building_block_requirement_id",
    )
    .select("s.stakeholder_id", "due.place_id", "due.building_block_requirement_id")
    .select("r.description as requirement", "s.name", "due.role", "s.version", "due.reason")
    .select(trx.raw("due.verified_on::text as verified_on"), "due.verified_how as checkedHow")
    .select(trx.raw("due.call_again_on::text as call_again_on"), "due.note")
    .select("due.reports", "due.networks", "due.not_reached_days")
    .select("place.name as place", "due.building_block_id")
    .select("due.building_block_stakeholder_id as instanceId")
    .select("k.description as buildingBlock", "b.boundary_id as boundaryStakeholderId")
    .select("b.description as municipality");
  const { rows, total } = await paginate<Row>(query, {
    pageNumber,
    pageSize,
    order: [
      { by: "b.description" },
      { by: "k.seq" },
      { by: "place.search_name" },
      { by: "due.building_block_stakeholder_id" },
      { by: "r.seq" },
    ],
    id: "due.stakeholder_id",
  });
  const contacts = await readContacts(
    trx,
    rows.map(({ stakeholderId }) => stakeholderId),
    today,
  );
  const editLocks = await readEditLocks(trx, session, [...new Set(rows.map(({ instanceId }) => instanceId))]);
  const places = new Map(
    rows.map(({ instanceId, placeId, place, buildingBlockId, buildingBlock, ...row }) => [
      instanceId,
      {
        ...{ placeId, name: place, buildingBlockId, buildingBlock },
        boundaryStakeholderId: row.boundaryStakeholderId,
        municipality: row.municipality,
        editLock: editLocks.get(instanceId) ?? null,
      },
    ]),
  );
  return {
    contacts: rows.map((row) => ({ ...row, contacts: contacts.get(row.stakeholderId) ?? [] })),
    total,
    places: [...places.values()],
    counts,
  };
}

async function countByReason(query: Knex.QueryBuilder): Promise<DueContacts["counts"]> {
  const { client } = query;
  const countReason = (reason: DueReason, name: string) =>
    client.raw("(count(*) filter (where due.reason = ?))::int as ??", [reason, name]);
  return query
    .clone()
    .first(countReason("never verified", "never_verified"), countReason("overdue", "overdue"))
    .select(countReason("reported", "reported"))
    .select(client.raw("count(distinct due.building_block_stakeholder_id)::int as places"));
}

export async function findStillDue(
  trx: Knex,
  ids: readonly number[],
  today: string,
): Promise<ReadonlySet<number>> {
  const dueIds: number[] = await trx("stakeholder as s")
    .joinRaw(
      `left join lateral (select coalesce(
         (select public_verified_on from building_block_contact_person where stakeholder_id = s.stakeholder_id),
         public_check_day(s.stakeholder_id, ${CHECK_SUBJECTS.number})) as public_verified_on) p on true`,
    )
    .leftJoin("wrong_number as w", "w.stakeholder_id", "s.stakeholder_id")
    .whereIn("s.stakeholder_id", ids)
    .whereRaw(IS_DUE, { today })
    .pluck("s.stakeholder_id");
  return new Set(dueIds);
}
