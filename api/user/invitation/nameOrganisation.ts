import type { Knex } from "knex";
import { PersonModel } from "../../stakeholder/models.ts";
import { createFieldError } from "../form/checkForm.ts";
import { findOrAddCompany } from "../form/companies.ts";

/** @throws {HttpError} 400 if the person has an organisation */
export async function nameOrganisation(
  trx: Knex.Transaction,
  stakeholderId: number,
  organisationName: string,
): Promise<void> {
  if (await hasOrganisation(trx, stakeholderId)) {
    throw createFieldError(
      "has-organisation",
      "Your account has an organisation already.",
      "OrganisationName",
    );
  }
  const companyId = await findOrAddCompany(trx, organisationName);
  await PersonModel.query(trx).findById(stakeholderId).patch({ companyId });
}

export async function hasOrganisation(trx: Knex.Transaction, stakeholderId: number): Promise<boolean> {
  const person = await PersonModel.query(trx).findById(stakeholderId);
  return person !== undefined && person.companyId !== null;
}
