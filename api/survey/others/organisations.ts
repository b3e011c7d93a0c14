import type { Knex } from "knex";
import { paginate } from "../../lib/database/paginate.ts";
import { whereMatches } from "../../lib/database/search.ts";
import { notFound } from "../../lib/http/errors.ts";
import { type Quarter, quarterLabel } from "../../shared/quarters.ts";
import { QUESTIONNAIRE_TYPES } from "../results/surveyState.ts";
import type { SurveyedOrganisation } from "./contract.ts";

type OrganisationQuery = {
  OrganisationName?: string | undefined;
  pageNumber: number;
  pageSize: number;
  sort: "organisationName" | "ratio";
  direction: "ascending" | "descending";
};
type Survey = NonNullable<SurveyedOrganisation["survey"]>;
type Row = Omit<SurveyedOrganisation, "survey"> &
  Quarter &
  Pick<Survey, "mode" | "isClosed" | "expectedResponses" | "responses"> & {
    questionnaireTypeId: 1 | 2 | null;
    ratio: string | null;
  };

const LATEST_SURVEYS = `lateral (
  select distinct on (n.questionnaire_type_id) h.health_check_id, n.questionnaire_type_id, n.year, n.quarter,
    h.mode, h.closed_on is not null as is_closed, h.expected_responses, h.disclosed_responses as responses
  from health_check h join questionnaire n using (questionnaire_id)
  where h.stakeholder_id = o.stakeholder_id
  order by n.questionnaire_type_id, n.year desc, n.quarter desc
) as l`;

export async function readOrganisationPage(
  trx: Knex.Transaction,
  { OrganisationName, sort, direction, ...page }: OrganisationQuery,
): Promise<{ organisations: SurveyedOrganisation[]; total: number }> {
  const surveyed = trx("organisation as o")
    .join("stakeholder as s", "s.stakeholder_id", "o.stakeholder_id")
    .join("organisation_type as t", "t.organisation_type_id", "o.organisation_type_id")
    .leftJoin("boundary as b", "b.boundary_id", "s.boundary_id")
    .leftJoin("boundary as p", "p.boundary_id", "b.national_boundary_id")
    .joinRaw(`left join ${LATEST_SURVEYS} on true`)
    .select("o.stakeholder_id", "s.name as organisation_name", "s.search_name", "l.*")
    .select("t.description as organisation_type")
    .select(
      trx.raw("nullif(concat_ws(', ', b.description, nullif(p.description, b.description)), '') as place"),
      trx.raw("coalesce(l.health_check_id, -o.stakeholder_id) as row_id"),
      trx.raw("round(100.0 * l.responses / l.expected_responses, 2) as ratio"),
    );
  const query = trx
    .from(surveyed.as("x"))
    .select("row_id", "stakeholder_id", "organisation_name", "organisation_type", "place", "year", "quarter")
    .select("questionnaire_type_id", "mode", "is_closed", "expected_responses", "responses", "ratio");
  whereMatches(query, OrganisationName, ["x.search_name"]);
  const by = sort === "ratio" ? "x.ratio" : "x.search_name";
  const { rows, total } = await paginate<Row>(query, { ...page, order: [{ by, direction }], id: "x.row_id" });
  return { organisations: rows.map(presentRow), total };
}

function presentRow({ rowId, stakeholderId, organisationName, organisationType, place, ...row }: Row) {
  const { year, quarter, questionnaireTypeId, ratio, ...survey } = row;
  return {
    ...{ rowId, stakeholderId, organisationName, organisationType, place },
    survey:
      questionnaireTypeId === null
        ? null
        : {
            ...survey,
            questionnaire: quarterLabel({ year, quarter }),
            questionnaireType: QUESTIONNAIRE_TYPES[questionnaireTypeId],
            ratio: Number(ratio),
          },
  };
}

/** @throws {HttpError} 404 if the organisation does not take part */
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
