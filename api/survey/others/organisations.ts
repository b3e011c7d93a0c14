import type { Knex } from "knex";
import { readPage } from "../../lib/database/readPage.ts";
import { whereFound } from "../../lib/database/search.ts";
import { notFound } from "../../lib/http/errors.ts";
import { quarterLabel } from "../../shared/quarters.ts";
import type { SurveyedOrganisation } from "./contract.ts";

type Asking = {
  OrganisationName?: string | undefined;
  pageNumber: number;
  pageSize: number;
  direction: "ascending" | "descending";
};
type Row = Omit<SurveyedOrganisation, "latest"> & { year: number | null; quarter: number | null };

export async function pageOfOrganisations(
  trx: Knex.Transaction,
  { OrganisationName, direction, ...page }: Asking,
): Promise<{ organisations: SurveyedOrganisation[]; total: number }> {
  const closed = () =>
    trx("health_check as h")
      .join("questionnaire as q", "q.questionnaire_id", "h.questionnaire_id")
      .whereRaw("h.stakeholder_id = o.stakeholder_id")
      .whereNotNull("h.closed_on");
  const latest = (column: "year" | "quarter") =>
    closed()
      .orderBy([
        { column: "q.year", order: "desc" },
        { column: "q.quarter", order: "desc" },
      ])
      .limit(1)
      .select(`q.${column}`);
  const query = trx("organisation as o")
    .join("stakeholder as s", "s.stakeholder_id", "o.stakeholder_id")
    .join("organisation_type as t", "t.organisation_type_id", "o.organisation_type_id")
    .leftJoin("boundary as b", "b.boundary_id", "s.boundary_id")
    .leftJoin("boundary as p", "p.boundary_id", "b.national_boundary_id")
    .select("o.stakeholder_id", "s.name as organisation_name", "t.description as organisation_type")
    .select(
      trx.raw("nullif(concat_ws(', ', b.description, nullif(p.description, b.description)), '') as place"),
    )
    .select(closed().select(trx.raw("count(*)::int")).as("closed_surveys"))
    .select(latest("year").as("year"), latest("quarter").as("quarter"));
  whereFound(query, OrganisationName, ["s.search_name"]);
  const order = [{ by: "s.search_name", direction }];
  const { rows, total } = await readPage<Row>(query, { ...page, order, id: "o.stakeholder_id" });
  return {
    organisations: rows.map(({ year, quarter, ...row }) => ({
      ...row,
      latest: year === null || quarter === null ? null : quarterLabel({ year, quarter }),
    })),
    total,
  };
}

/** @throws {HttpError} 404 where it takes no part */
export async function findOrganisation(
  trx: Knex.Transaction,
  stakeholderId: number,
): Promise<{ stakeholderId: number; name: string; organisationTypeId: number }> {
  const organisation = await trx("organisation as o")
    .join("stakeholder as s", "s.stakeholder_id", "o.stakeholder_id")
    .where("o.stakeholder_id", stakeholderId)
    .first("o.stakeholder_id", "s.name", "o.organisation_type_id");
  if (organisation === undefined) throw notFound("The organisation");
  return organisation;
}
