import type { Knex } from "knex";
import { addApplicant } from "../../auth/applicants.ts";

type ApplicationInput = { organisation: string; email: string; now: Date };

export async function addApplication(
  trx: Knex.Transaction,
  { organisation, email, now }: ApplicationInput,
): Promise<void> {
  const getBoundary = (description: string, boundaryTypeId: number) =>
    trx("boundary").where({ description, boundaryTypeId }).first("boundary_id");
  const { boundaryId: LocalMunicipality } = await getBoundary("Emfuleni", 3);
  const { boundaryId: District } = await getBoundary("Sedibeng", 2);
  const { boundaryId: Province } = await getBoundary("Gauteng", 1);
  await addApplicant(trx, {
    username: email,
    passwordHash: "",
    env: { NODE_ENV: "test" },
    now,
    body: {
      Title: 1,
      FirstName: "Lindiwe",
      LastName: "Zulu",
      Email: email,
      MobileNumber: "0825550177",
      OrganisationName: organisation,
      OrganisationType: 3,
      JobRole: 2,
      StreetNumber: "12",
      StreetName: "Long Street",
      City: "Vanderbijlpark",
      PostalCode: "1911",
      Province,
      District,
      LocalMunicipality,
      MemberInOrganisation: 12,
    },
  });
}
