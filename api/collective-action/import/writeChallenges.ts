import type { Knex } from "knex";
import { findOrAddOrganisations } from "../../import/findOrAddOrganisations.ts";
import { insertRows } from "../../lib/database/insertRows.ts";
import { storeSource } from "../../source/storeSource.ts";
import { storeCounts } from "../storeCounts.ts";
import type { Challenge } from "./Challenge.ts";
import { type ExistingChallenge, findExisting, removeUnused, THEME } from "./challengeRows.ts";
import { findChangedCycles, removeUnusedCycles, storeCycles } from "./cycles.ts";

type Writing = {
  trx: Knex.Transaction;
  challenges: readonly Challenge[];
  source: Omit<Parameters<typeof storeSource>[1], "theme">;
  dryRun: boolean;
};

export type Written = {
  added: number;
  corrected: number;
  cycles: number;
  demonstration: number;
};

/** Challenges missing from the file stay. Real ones replace the demonstration. */
export async function writeChallenges({ trx, challenges, source, dryRun }: Writing): Promise<Written> {
  // Two imports would otherwise miss each other's challenges. Readers do not wait.
  if (!dryRun) await trx.raw("lock table collective_action in exclusive mode");
  const cycles = await findChangedCycles(
    trx,
    challenges.map(({ cycle }) => cycle),
  );
  const all = await findExisting(trx);
  const invented = all.filter(({ isDemonstration }) => isDemonstration && !source.isDemonstration);
  const existing = new Map(
    all.filter((each) => !invented.includes(each)).map((each) => [keyOf(each, each.cycleId), each]),
  );
  const isNew = (each: Challenge) => !existing.has(keyOf(each, each.cycle.cycleId));
  const added = challenges.filter(isNew);
  const corrected = challenges.filter(
    (each) => !isNew(each) && !isSame(existing.get(keyOf(each, each.cycle.cycleId)), each),
  );
  const written: Written = {
    added: added.length,
    corrected: corrected.length,
    cycles: cycles.length,
    demonstration: invented.length,
  };
  if (dryRun || Object.values(written).every((count) => count === 0)) return written;

  await trx("collective_action")
    .whereIn(
      "collective_action_id",
      invented.map(({ collectiveActionId }) => collectiveActionId),
    )
    .delete();
  await removeUnused(trx);
  await storeCycles(trx, cycles);
  if (added.length + corrected.length > 0) {
    const dataSourceId = await storeSource(trx, { theme: THEME, ...source });
    const stakeholderIdOf = await findTeams(trx, added, dataSourceId);
    await insertRows(
      trx,
      "collective_action",
      added.map((each) => ({
        stakeholder_id: stakeholderIdOf(each),
        cycle_id: each.cycle.cycleId,
        name: each.name,
        data_source_id: dataSourceId,
        ...contentOf(each),
      })),
    );
    for (const each of corrected) {
      await trx("collective_action")
        .where({ collectiveActionId: existing.get(keyOf(each, each.cycle.cycleId))?.collectiveActionId })
        .update({ ...contentOf(each), data_source_id: dataSourceId });
    }
  }
  await removeUnused(trx);
  await removeUnusedCycles(trx);
  await storeCounts(trx);
  return written;
}

/** A municipality has its boundary's id; any other team is an organisation. */
async function findTeams(
  trx: Knex.Transaction,
  challenges: readonly Challenge[],
  dataSourceId: number,
): Promise<(challenge: Challenge) => number> {
  const organisations = challenges.flatMap(({ municipalityId, team }) =>
    team === null ? [] : [{ municipalityId, name: team }],
  );
  const idOf = await findOrAddOrganisations(trx, organisations, dataSourceId);
  return ({ municipalityId, team }) =>
    team === null ? municipalityId : idOf({ municipalityId, name: team });
}

const contentOf = (challenge: Omit<Challenge, "cycle">) => ({
  pillar_id: challenge.pillarId,
  is_pillar_stated: challenge.isPillarStated,
  description: challenge.description,
  valid_from: challenge.validFrom,
  valid_to: challenge.validTo,
  outcome: challenge.outcome,
  source_url: challenge.sourceUrl,
});

const isSame = (a: ExistingChallenge | undefined, b: Challenge) =>
  a !== undefined && JSON.stringify(contentOf(a)) === JSON.stringify(contentOf(b));

const keyOf = ({ municipalityId, team, name }: Omit<Challenge, "cycle">, cycleId: number) =>
  [municipalityId, team, cycleId, name].join("\n");
