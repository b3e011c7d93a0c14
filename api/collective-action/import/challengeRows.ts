import type { Knex } from "knex";
import { STAKEHOLDER_TYPE } from "../../stakeholder/stakeholderKinds.ts";
import type { Challenge } from "./Challenge.ts";

export const THEME = "collective-action";

export type ExistingChallenge = Omit<Challenge, "cycle"> & {
  collectiveActionId: number;
  cycleId: number;
  isDemonstration: boolean;
};

export async function findExisting(trx: Knex): Promise<ExistingChallenge[]> {
  return trx("collective_action as c")
    .join("stakeholder as s", "s.stakeholder_id", "c.stakeholder_id")
    .join("data_source as d", "d.data_source_id", "c.data_source_id")
    .select("c.collective_action_id", "c.cycle_id", "c.name", "c.pillar_id", "c.is_pillar_stated")
    .select("c.description", "c.outcome", "c.source_url", "d.is_demonstration")
    .select("s.boundary_id as municipality_id")
    .select(
      trx.raw("case when s.stakeholder_type_id = ? then null else s.name end as team", [
        STAKEHOLDER_TYPE.municipality,
      ]),
    )
    .select(trx.raw("c.valid_from::text"), trx.raw("c.valid_to::text"));
}

export async function removeUnused(trx: Knex): Promise<void> {
  const own = trx("data_source").where({ theme: THEME }).select("data_source_id");
  await trx("stakeholder")
    .where({ stakeholderTypeId: STAKEHOLDER_TYPE.organisation })
    .whereIn("data_source_id", own)
    .whereNotIn("stakeholder_id", trx("collective_action").select("stakeholder_id"))
    .delete();
  await trx("data_source")
    .where({ theme: THEME })
    .whereNotIn("data_source_id", trx("collective_action").select("data_source_id"))
    .whereNotExists(
      trx("stakeholder")
        .whereRaw("stakeholder.data_source_id = data_source.data_source_id")
        .select(trx.raw("1")),
    )
    .delete();
}
