import type { Knex } from "knex";
import { StakeholderModel } from "../stakeholder/models.ts";
import { CONTACT_TYPES } from "../stakeholder/people.ts";
import { STAKEHOLDER_TYPE } from "../stakeholder/stakeholderKinds.ts";
import { UserAccountModel } from "./models.ts";

export type NewPerson = {
  name: string;
  username: string;
  titleId?: number;
  roleId?: number;
  passwordHash?: string;
  mobileNumber?: string;
  isVerified?: boolean;
  isDemonstration?: boolean;
};

/** With the account; returns the person's stakeholder. */
export async function addPerson(
  trx: Knex.Transaction,
  { name, titleId, roleId, mobileNumber = "", ...account }: NewPerson,
): Promise<number> {
  const contacts = [
    { contactTypeId: CONTACT_TYPES.workEmail, detail: account.username },
    { contactTypeId: CONTACT_TYPES.mobile, detail: mobileNumber },
  ];
  const { stakeholderId } = await StakeholderModel.query(trx).insertGraph({
    stakeholderTypeId: STAKEHOLDER_TYPE.person,
    name,
    person: { titleId: titleId ?? null, roleId: roleId ?? null },
    contacts: contacts.filter(({ detail }) => detail !== ""),
  });
  await UserAccountModel.query(trx).insert({ stakeholderId, ...account });
  return stakeholderId;
}
