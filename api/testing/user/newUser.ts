import type { Knex } from "knex";
import type { Browser } from "../Browser.ts";
import { openedMail } from "../openedMail.ts";

export async function userForm(knex: Knex, email: string, group = "Organisations") {
  const { stakeholderId } = await knex("stakeholder").where({ name: "Gauteng" }).first("stakeholder_id");
  const { groupId } = await knex("user_group").where({ name: group }).first("group_id");
  return {
    Name: "Sindi Nene",
    TitleId: 1,
    RoleId: 2,
    CompanyId: stakeholderId as number,
    Contacts: [{ ContactTypeId: 1, Detail: email }],
    GroupIds: [groupId as number],
  };
}

export async function inviteUser(admin: Browser, knex: Knex, email: string, group?: string) {
  const form = await userForm(knex, email, group);
  const { stakeholderId } = await admin.postJson("/api/security/createNewUser", form);
  const invitation = (await openedMail(knex)).findLast(({ to }) => to === email);
  const code = /invitation=([\w-]+)/.exec(invitation?.text ?? "")?.[1] as string;
  return { email, code, stakeholderId: stakeholderId as number };
}
