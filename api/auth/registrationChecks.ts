import type { Knex } from "knex";
import { HttpError } from "../lib/http/errors.ts";
import { BOUNDARY_TYPE } from "../shared/figures/boundaryTypes.ts";
import type { Registration } from "./contract.ts";

type Chosen = Pick<
  Registration,
  "Title" | "JobRole" | "OrganisationType" | "Province" | "District" | "LocalMunicipality"
>;

/** @throws {HttpError} 400, which names the fields */
export async function checkRegistration(trx: Knex.Transaction, chosen: Chosen): Promise<void> {
  const has = async (table: string, where: Record<string, unknown>) =>
    (await trx(table).where(where).first(trx.raw("1"))) !== undefined;
  const municipality = {
    boundaryId: chosen.LocalMunicipality,
    boundaryTypeId: BOUNDARY_TYPE.municipality,
    districtBoundaryId: chosen.District,
    nationalBoundaryId: chosen.Province,
  };
  const found = {
    Title: await has("user_title", { titleId: chosen.Title }),
    JobRole: await has("job_role", { roleId: chosen.JobRole }),
    OrganisationType: await has("organisation_type", { organisationTypeId: chosen.OrganisationType }),
    LocalMunicipality: await has("boundary", municipality),
  };
  const errors = Object.entries(found)
    .filter(([, isThere]) => !isThere)
    .map(([field]) => ({ code: "unknown", description: MESSAGES[field as keyof typeof found], field }));
  if (errors.length === 0) return;
  throw new HttpError(400, "invalid", errors.map(({ description }) => description).join(" -- "), errors);
}

const MESSAGES = {
  Title: "Title is not on the list",
  JobRole: "Organisation Role is not on the list",
  OrganisationType: "Organisation Type is not on the list",
  LocalMunicipality: "Local Municipality is not in the chosen district and province",
};
