import type { Knex } from "knex";
import { STAKEHOLDER_TYPE } from "./stakeholderKinds.ts";

export const CONTACT_TYPES = { workEmail: 1, mobile: 2, alternative: 4 } as const;

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

/** Adds a person and the account under which they sign in; returns the person's stakeholder. */
export async function addPerson(trx: Knex.Transaction, person: NewPerson): Promise<number> {
  const [row] = await trx("stakeholder")
    .insert({ stakeholderTypeId: STAKEHOLDER_TYPE.person, name: person.name })
    .returning<{ stakeholderId: number }[]>("stakeholder_id");
  const { stakeholderId } = row as { stakeholderId: number };
  await trx("person").insert({
    stakeholderId,
    titleId: person.titleId ?? null,
    roleId: person.roleId ?? null,
  });
  await trx("user_account").insert({
    stakeholderId,
    username: person.username,
    passwordHash: person.passwordHash ?? null,
    isVerified: person.isVerified ?? false,
    isDemonstration: person.isDemonstration ?? false,
  });
  await saveContact(trx, stakeholderId, CONTACT_TYPES.workEmail, person.username);
  await saveContact(trx, stakeholderId, CONTACT_TYPES.mobile, person.mobileNumber ?? "");
  return stakeholderId;
}

/** A person has one contact of each type; an empty one is taken away. */
export async function saveContact(
  trx: Knex.Transaction,
  stakeholderId: number,
  contactTypeId: number,
  detail: string,
): Promise<void> {
  const changed = await trx("contact").where({ stakeholderId, contactTypeId }).update({ detail });
  if (detail === "") await trx("contact").where({ stakeholderId, contactTypeId }).delete();
  else if (changed === 0) await trx("contact").insert({ stakeholderId, contactTypeId, detail });
}
