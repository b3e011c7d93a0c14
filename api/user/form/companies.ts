import type { Knex } from "knex";
import { paginate } from "../../lib/database/paginate.ts";
import { whereMatches } from "../../lib/database/search.ts";
import type { Env } from "../../lib/operating/env.ts";
import { VERIFICATION_STATUSES } from "../../organisation/contract.ts";
import { BOUNDARY_TYPE } from "../../shared/figures/boundaryTypes.ts";
import { StakeholderModel } from "../../stakeholder/models.ts";
import { STAKEHOLDER_TYPE } from "../../stakeholder/stakeholderKinds.ts";

const { municipality, organisation } = STAKEHOLDER_TYPE;

export function queryCompanies(trx: Knex.Transaction): Knex.QueryBuilder {
  return trx("stakeholder as s")
    .leftJoin("organisation_application as a", "a.stakeholder_id", "s.stakeholder_id")
    .whereIn("s.stakeholder_type_id", [municipality, organisation])
    .where((either) =>
      either.whereNull("a.status_id").orWhere("a.status_id", VERIFICATION_STATUSES.approved),
    );
}

const queryByName = (trx: Knex.Transaction, name: string) =>
  queryCompanies(trx).whereRaw("s.search_name = searchable(?)", [name]).orderBy("s.stakeholder_id");

type CompaniesQuery = { search?: string | undefined; pageNumber: number; pageSize: number };
type Company = {
  stakeholderId: number;
  organisationName: string;
  place: string | null;
  isRegistered: boolean;
};

export async function readCompaniesPage(
  trx: Knex.Transaction,
  { search, pageNumber, pageSize }: CompaniesQuery,
): Promise<{ organisations: Company[]; total: number }> {
  const query = queryCompanies(trx)
    .leftJoin("boundary as b", "b.boundary_id", "s.boundary_id")
    .leftJoin("boundary as p", "p.boundary_id", "b.national_boundary_id")
    .leftJoin("organisation as o", "o.stakeholder_id", "s.stakeholder_id")
    .select("s.stakeholder_id", "s.name as organisation_name")
    .select(
      trx.raw(
        "nullif(case s.stakeholder_type_id when ? then p.description else b.description end, s.name) as place",
        [municipality],
      ),
    )
    .select(trx.raw("o.stakeholder_id is not null as is_registered"));
  const page = { pageNumber, pageSize, order: [{ by: "s.search_name" }], id: "s.stakeholder_id" };
  const { rows, total } = await paginate<Company>(whereMatches(query, search, ["s.search_name"]), page);
  return { organisations: rows, total };
}

export async function listNamesToAdd(
  trx: Knex.Transaction,
  search: string | undefined,
  { PUBLISHER }: Pick<Env, "PUBLISHER">,
): Promise<string[]> {
  const provinces = trx("boundary")
    .where({ boundaryTypeId: BOUNDARY_TYPE.province })
    .select(trx.raw("description || ' Provincial Government' as name"));
  const publisher = trx.raw("select ?::text as name where ?::text is not null", [
    PUBLISHER ?? null,
    PUBLISHER ?? null,
  ]);
  const query = trx
    .from(provinces.unionAll([publisher]).as("offered"))
    .whereNotExists(queryCompanies(trx).whereRaw("s.search_name = searchable(offered.name)"))
    .orderByRaw("searchable(name)");
  return whereMatches(query, search, [trx.raw("searchable(name)")]).pluck("name");
}

export async function findOrAddCompany(trx: Knex.Transaction, name: string): Promise<number> {
  const company = await queryByName(trx, name).first("s.stakeholder_id");
  if (company !== undefined) return company.stakeholderId;
  const newCompany = await StakeholderModel.query(trx).insert({ stakeholderTypeId: organisation, name });
  return newCompany.stakeholderId;
}
