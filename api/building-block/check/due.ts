import type { Knex } from "knex";
import { ofOwnMunicipalities } from "../../access/scope.ts";
import { readPage } from "../../lib/readPage.ts";
import type { Session } from "../../lib/route.ts";
import { readContacts } from "../instance/contacts.ts";
import { INSTANCE_STANDS, IS_DUE, IS_REPORTED, PERSON_STANDS } from "../standing.ts";
import type { DueContact, DueContacts, DuePlace, DueReason } from "./contract.ts";

type Asked = {
  pageNumber: number;
  pageSize: number;
  boundaryId?: number | undefined;
  buildingBlockId?: number | undefined;
  reason?: DueReason | undefined;
};
type Row = Omit<DueContact, "contacts"> & Omit<DuePlace, "name"> & { place: string };

const REASON = `case when ${IS_REPORTED} then 'reported' when p.verified_on is null then 'never verified'
  else 'overdue' end`;

/** A place without people can be reported by its own number; its row is the place itself. */
const PEOPLE = `
  select p.stakeholder_id, p.building_block_stakeholder_id, p.building_block_requirement_id, p.role,
    p.verified_on, p.verified_how, p.not_reached_days, coalesce(w.reports, 0) as reports, ${REASON} as reason
  from building_block_contact_person p
  join building_block_requirement asked on asked.building_block_requirement_id = p.building_block_requirement_id
    and asked.is_included
  left join wrong_number w on w.stakeholder_id = p.stakeholder_id
  where ${PERSON_STANDS} and ${IS_DUE}
  union all
  select i.stakeholder_id, i.building_block_stakeholder_id, null, null, s.verified_on, null, 0, w.reports, 'reported'
  from building_block_stakeholder i join stakeholder s on s.stakeholder_id = i.stakeholder_id
  join wrong_number w on w.stakeholder_id = i.stakeholder_id`;

export async function findDue(
  trx: Knex,
  session: Session,
  { pageNumber, pageSize, boundaryId = 0, buildingBlockId, reason }: Asked,
  today: string,
): Promise<DueContacts> {
  const query = trx("building_block_stakeholder as i")
    .join(trx.raw(`(${PEOPLE}) as due`, { today }), (on) =>
      on.on("due.building_block_stakeholder_id", "i.building_block_stakeholder_id"),
    )
    .join("boundary as b", "b.boundary_id", "i.boundary_id")
    .whereRaw(INSTANCE_STANDS, { today });
  ofOwnMunicipalities(query, session, "i.boundary_id");
  if (boundaryId !== 0) {
    query.where((inside) =>
      inside
        .where("b.boundary_id", boundaryId)
        .orWhere("b.district_boundary_id", boundaryId)
        .orWhere("b.national_boundary_id", boundaryId),
    );
  }
  if (buildingBlockId !== undefined) query.where("i.building_block_id", buildingBlockId);
  const counts = await countByReason(query);
  if (reason !== undefined) query.where("due.reason", reason);
  query
    .join("building_block as k", "k.building_block_id", "i.building_block_id")
    .join("stakeholder as place", "place.stakeholder_id", "i.stakeholder_id")
    .join("stakeholder as s", "s.stakeholder_id", "due.stakeholder_id")
    .leftJoin(
      "building_block_requirement as r",
      "r.building_block_requirement_id",
      "due.building_block_requirement_id",
    )
    .select("due.stakeholder_id", "i.stakeholder_id as placeId", "due.building_block_requirement_id")
    .select("r.description as requirement", "s.name", "due.role", "s.version", "due.reason")
    .select(trx.raw("due.verified_on::text as verified_on"), "due.verified_how as checkedHow", "due.reports")
    .select("due.not_reached_days", "place.name as place", "i.building_block_id")
    .select("k.description as buildingBlock", "b.boundary_id as boundaryStakeholderId")
    .select("b.description as municipality");
  const { rows, total } = await readPage<Row>(query, {
    pageNumber,
    pageSize,
    order: [
      { by: "b.description" },
      { by: "k.seq" },
      { by: "place.search_name" },
      { by: "i.building_block_stakeholder_id" },
      { by: "r.seq" },
    ],
    id: "due.stakeholder_id",
  });
  const contacts = await readContacts(
    trx,
    rows.map(({ stakeholderId }) => stakeholderId),
    today,
  );
  const places = new Map(
    rows.map(({ placeId, place, buildingBlockId, buildingBlock, boundaryStakeholderId, municipality }) => [
      `${placeId} ${buildingBlockId}`,
      { placeId, name: place, buildingBlockId, buildingBlock, boundaryStakeholderId, municipality },
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
  const counted = (reason: DueReason, name: string) =>
    client.raw("(count(*) filter (where due.reason = ?))::int as ??", [reason, name]);
  return query
    .clone()
    .first(counted("never verified", "never_verified"), counted("overdue", "overdue"))
    .select(counted("reported", "reported"))
    .select(client.raw("count(distinct i.building_block_stakeholder_id)::int as places"));
}
