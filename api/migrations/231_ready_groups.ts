import type { Knex } from "knex";
import { ACTIONS, type ActionName } from "../lib/security/actions.ts";

/**
 * Groups for the usual jobs, where no group has that name already; administrators may change or delete them.
 *
 * action.description: 16 ends places, contact people are removed with 15; 12 and 20 decide nothing.
 */
export async function up(knex: Knex): Promise<void> {
  for (const [action, description] of Object.entries(WORDS)) {
    await knex("action")
      .where({ action_id: ACTIONS[action as ActionName] })
      .update({ description });
  }
  for (const { actions, ...group } of GROUPS) {
    if ((await knex("user_group").where({ name: group.name }).first("group_id")) !== undefined) continue;
    const [row] = await knex("user_group").insert(group).returning<{ group_id: number }[]>("group_id");
    await knex("group_action").insert(
      actions.map((action) => ({ group_id: row?.group_id, action_id: ACTIONS[action] })),
    );
  }
}

const WORDS: Readonly<Partial<Record<ActionName, string>>> = {
  LogIntoSystem: "Sign in: decides nothing, as everybody with a password may",
  ViewPoliceStatistics: "See police statistics: decides nothing, as they are public",
  EditBuildingBlock: "Capture building blocks, and remove their contact people",
  DeleteBuildingBlock: "End places of building blocks",
};

const GROUPS: readonly { name: string; description: string; actions: readonly ActionName[] }[] = [
  {
    name: "Importers",
    description: "Import figures and boundary lines",
    actions: ["LogIntoSystem", "ImportBuildingBlockData", "ImportPoliceStatistics"],
  },
  {
    name: "Application reviewers",
    description: "Decide on the applications of organisations",
    actions: ["LogIntoSystem", "ViewOrganisations", "VerifyOrganisation"],
  },
  {
    name: "Questionnaire authors",
    description: "Write and publish questionnaires; may also read users, groups and the audit log",
    actions: ["LogIntoSystem", "WorldOfImpactAdmin"],
  },
];
