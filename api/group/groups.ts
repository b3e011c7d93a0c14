import type { Knex } from "knex";
import type { Env } from "../lib/operating/env.ts";
import { setMemberships } from "./memberships.ts";

export const GROUPS = {
  administrators: "Administrators",
  organisations: "Organisations",
  buildingBlockUsers: "Building block users",
  reviewers: "Application reviewers",
  buildingBlockEditors: "Building block editors",
} as const;

type Change = {
  stakeholderId: number;
  groups: readonly string[];
  actor: number | null;
  env: Pick<Env, "NODE_ENV">;
  at: Date;
};

export async function setGroups(trx: Knex.Transaction, { groups, ...change }: Change): Promise<void> {
  const groupIds: number[] = [];
  for (const name of groups) groupIds.push(await findGroupId(trx, name));
  await setMemberships(trx, { ...change, groupIds });
}

export async function findGroupId(trx: Knex.Transaction, name: string): Promise<number> {
  const row: { groupId: number } | undefined = await trx("user_group").where({ name }).first("group_id");
  if (row === undefined) throw new Error(`There is no group ${name}.`);
  return row.groupId;
}
