import type { Knex } from "knex";
import type { Registration } from "../../auth/contract.ts";

export const PASSWORD = "Bright-Skylark7!";

export async function validRegistration(
  knex: Knex,
  fields: Partial<Registration> = {},
): Promise<Registration> {
  const municipality = await knex("boundary").where({ boundaryTypeId: 3 }).orderBy("boundary_id").first();
  return {
    Title: 1,
    FirstName: "Zoë",
    LastName: "van Wyk",
    Email: "Zoe@Example.org",
    Password: PASSWORD,
    ConfirmPassword: PASSWORD,
    MobileNumber: "0825550102",
    OrganisationName: "People's Clinic (Pty) Ltd",
    OrganisationBranch: "",
    OrganisationType: 3,
    JobRole: 2,
    StreetNumber: "12",
    StreetName: "Main Road",
    Suburb: "",
    City: "Mthatha",
    PostalCode: "0005",
    Province: municipality.nationalBoundaryId,
    District: municipality.districtBoundaryId,
    LocalMunicipality: municipality.boundaryId,
    MemberInOrganisation: 12,
    ...fields,
  };
}
