import type { Knex } from "knex";
import { ACTIONS } from "../lib/security/actions.ts";

/**
 * A group that edits without verifying, for two-step verification. Those who verify may now also end instances.
 */
export async function up(knex: Knex): Promise<void> {
  const editors = [
    ACTIONS.LogIntoSystem,
    ACTIONS.EditBuildingBlock,
    ACTIONS.ViewBuildingBlocks,
    ACTIONS.VerifyBuildingBlockExist,
    ACTIONS.BuildingBlockAdmin,
  ];
  const [group] = await knex("user_group")
    .insert({
      name: "Building block editors",
      description: "Edit building blocks of their municipalities, for others to verify",
    })
    .returning<{ group_id: number }[]>("group_id");
  await knex("group_action").insert(editors.map((action_id) => ({ group_id: group?.group_id, action_id })));
  await knex("group_action").insert(
    knex("user_group")
      .where({ name: "Building block users" })
      .select("group_id", knex.raw("?::smallint as action_id", [ACTIONS.DeleteBuildingBlock])),
  );
}
