import type { Knex } from "knex";
import { ACTIONS } from "../lib/security/actions.ts";

/**
 * user_account: a person who can sign in. `username` is the e-mail address in lower case. No password hash: invited,
 * but not registered yet. Nobody can sign in before the address is verified. `is_demonstration`: the password is in the
 * published source, so the account does not work in production or without demonstration figures.
 *
 * action: one permission by its number. user_group: a set of permissions for its members; the first three groups belong
 * to the product. group_action, group_member: the permissions and members of a group.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("user_account", (t) => {
    t.integer("stakeholder_id").primary().references("stakeholder_id").inTable("person").onDelete("cascade");
    t.text("username").notNullable().unique();
    t.text("password_hash");
    t.boolean("is_verified").notNullable().defaultTo(false);
    t.boolean("is_disabled").notNullable().defaultTo(false);
    t.boolean("is_demonstration").notNullable().defaultTo(false);
    t.timestamp("made_at", { useTz: true }).notNullable().defaultTo(knex.fn.now());
  });
  await knex.schema.createTable("action", (t) => {
    t.smallint("action_id").primary();
    t.text("action").notNullable().unique();
    t.text("description").notNullable();
  });
  await knex.schema.createTable("user_group", (t) => {
    t.increments("group_id");
    t.text("name").notNullable().unique();
    t.text("description").notNullable();
  });
  await knex.schema.createTable("group_action", (t) => {
    t.integer("group_id").notNullable().references("group_id").inTable("user_group").onDelete("cascade");
    t.smallint("action_id").notNullable().references("action_id").inTable("action");
    t.primary(["group_id", "action_id"]);
  });
  await knex.schema.createTable("group_member", (t) => {
    t.integer("group_id").notNullable().references("group_id").inTable("user_group").onDelete("cascade");
    t.integer("stakeholder_id")
      .notNullable()
      .references("stakeholder_id")
      .inTable("user_account")
      .onDelete("cascade")
      .index();
    t.primary(["group_id", "stakeholder_id"]);
  });
  await fillGroups(knex);
}

async function fillGroups(knex: Knex): Promise<void> {
  await knex("action").insert(
    Object.entries(ACTIONS).map(([action, action_id]) => ({
      action_id,
      action,
      description: inWords(action),
    })),
  );
  const all = Object.values(ACTIONS);
  const groups = [
    {
      name: "Administrators",
      description: "Run the product: applications, people and groups, questionnaires, imports",
      actions: all.filter((id) => id !== ACTIONS.HealthCheckAdmin && id !== ACTIONS.BuildingBlockAdmin),
    },
    {
      name: "Organisations",
      description: "Run health checks in their own organisation",
      actions: [
        ACTIONS.LogIntoSystem,
        ACTIONS.ViewYourOrganisationSurveyResult,
        ACTIONS.AddSurveyLink,
        ACTIONS.SetSurveyEffectiveDate,
        ACTIONS.EditOrganisationalInformation,
        ACTIONS.HealthCheckAdmin,
      ],
    },
    {
      name: "Building block users",
      description: "Capture and verify the building blocks of their municipalities",
      actions: [
        ACTIONS.LogIntoSystem,
        ACTIONS.AddBuildingBlock,
        ACTIONS.EditBuildingBlock,
        ACTIONS.ViewBuildingBlocks,
        ACTIONS.VerifyBuildingBlockExist,
        ACTIONS.ValidateBuildingBlock,
        ACTIONS.BuildingBlockAdmin,
      ],
    },
  ];
  for (const { actions, ...group } of groups) {
    const [row] = await knex("user_group").insert(group).returning<{ group_id: number }[]>("group_id");
    await knex("group_action").insert(actions.map((action_id) => ({ group_id: row?.group_id, action_id })));
  }
}

const inWords = (name: string): string =>
  name.replace(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
