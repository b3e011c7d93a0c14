import type { Knex } from "knex";
import { CONTACT_TYPE } from "../shared/contactTypes.ts";
import { StakeholderModel } from "../stakeholder/models.ts";
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

export async function addPerson(
  trx: Knex.Transaction,
  { name, titleId, roleId, mobileNumber = "", ...account }: NewPerson,
): Promise<number> {
  const contacts = [
    { contactTypeId: CONTACT_TYPE.workEmail, detail: account.username },
    { contactTypeId: CONTACT_TYPE.mobile, detail: mobileNumber },
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
