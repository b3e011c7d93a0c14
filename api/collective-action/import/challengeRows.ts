import type { Knex } from "knex";
import { STAKEHOLDER_TYPE } from "../../stakeholder/stakeholderKinds.ts";
import type { Challenge } from "./readChallenges.ts";

export const THEME = "collective-action";

export type ExistingChallenge = Omit<Challenge, "cycle"> & {
  collectiveActionId: number;
  cycleId: number;
  stakeholderId: number;
  dataSourceId: number;
  isDemonstration: boolean;
};

export async function findExistingChallenges(trx: Knex): Promise<ExistingChallenge[]> {
  return trx("collective_action as c")
    .join("stakeholder as s", "s.stakeholder_id", "c.stakeholder_id")
    .join("data_source as d", "d.data_source_id", "c.data_source_id")
    .select("c.collective_action_id", "c.cycle_id", "c.name", "c.pillar_id", "c.is_pillar_stated")
    .select("c.description", "c.outcome", "c.source_url", "c.data_source_id", "d.is_demonstration")
    .select("c.stakeholder_id", "s.boundary_id as municipality_id")
    .select(
      trx.raw("case when s.stakeholder_type_id = ? then null else s.name end as team", [
        STAKEHOLDER_TYPE.municipality,
      ]),
    )
    .select(trx.raw("c.valid_from::text"), trx.raw("c.valid_to::text"));
}

export const getKey = (
  { municipalityId, team, name }: Pick<Challenge, "municipalityId" | "team" | "name">,
  cycleId: number,
) => [municipalityId, team, cycleId, name].join("\n");

export const getContentColumns = (challenge: Omit<Challenge, "cycle">) => ({
  pillar_id: challenge.pillarId,
  is_pillar_stated: challenge.isPillarStated,
  description: challenge.description,
  valid_from: challenge.validFrom,
  valid_to: challenge.validTo,
  outcome: challenge.outcome,
  source_url: challenge.sourceUrl,
});

export async function removeUnusedTeams(trx: Knex): Promise<void> {
  const themeSources = trx("data_source").where({ theme: THEME }).select("data_source_id");
  await trx("stakeholder")
    .where({ stakeholderTypeId: STAKEHOLDER_TYPE.organisation })
    .whereIn("data_source_id", themeSources)
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

export async function removeUnusedCycles(trx: Knex): Promise<void> {
  await trx("collective_action_cycle")
    .whereNotIn("cycle_id", trx("collective_action").select("cycle_id"))
    .delete();
}
