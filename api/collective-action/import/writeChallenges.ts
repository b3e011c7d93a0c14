import type { Knex } from "knex";
import { findOrAddOrganisations } from "../../import/findOrAddOrganisations.ts";
import { insertRows } from "../../lib/database/insertRows.ts";
import { storeSource } from "../../source/storeSource.ts";
import { storeCounts } from "../storeCounts.ts";
import {
  type ExistingChallenge,
  findExistingChallenges,
  getContentColumns,
  getKey,
  removeUnusedCycles,
  removeUnusedTeams,
  THEME,
} from "./challengeRows.ts";
import type { Challenge, Cycle } from "./readChallenges.ts";
import { storeReplaced } from "./withdrawChallenges.ts";

type WriteRequest = {
  trx: Knex.Transaction;
  challenges: readonly Challenge[];
  source: Omit<Parameters<typeof storeSource>[1], "theme">;
  dryRun: boolean;
};

export type WriteResult = {
  added: number;
  corrected: number;
  cycles: number;
  demonstration: number;
};

/** Does not delete challenges that the file lacks. Real challenges replace the demonstration. */
export async function writeChallenges({
  trx,
  challenges,
  source,
  dryRun,
}: WriteRequest): Promise<WriteResult> {
  // Without the lock, concurrent imports would not see each other's challenges.
  if (!dryRun) await trx.raw("lock table collective_action in exclusive mode");
  const cycles = await findChangedCycles(
    trx,
    challenges.map(({ cycle }) => cycle),
  );
  const existingChallenges = await findExistingChallenges(trx);
  const demonstrationChallenges = existingChallenges.filter(
    ({ isDemonstration }) => isDemonstration && !source.isDemonstration,
  );
  const existing = new Map(
    existingChallenges
      .filter((each) => !demonstrationChallenges.includes(each))
      .map((each) => [getKey(each, each.cycleId), each]),
  );
  const isNew = (each: Challenge) => !existing.has(getKey(each, each.cycle.cycleId));
  const newChallenges = challenges.filter(isNew);
  const correctedChallenges = challenges.filter(
    (each) => !isNew(each) && !hasSameContent(existing.get(getKey(each, each.cycle.cycleId)), each),
  );
  const result: WriteResult = {
    added: newChallenges.length,
    corrected: correctedChallenges.length,
    cycles: cycles.length,
    demonstration: demonstrationChallenges.length,
  };
  if (dryRun || Object.values(result).every((count) => count === 0)) return result;

  if (source.importId !== undefined) {
    const getNewKey = (each: Challenge) => getKey(each, each.cycle.cycleId);
    const outdatedChallenges = correctedChallenges.map(
      (each) => existing.get(getNewKey(each)) as ExistingChallenge,
    );
    const replaced = [...demonstrationChallenges, ...outdatedChallenges];
    await storeReplaced(trx, {
      importId: source.importId,
      added: newChallenges.map(getNewKey),
      replaced,
      cycles,
    });
  }
  await trx("collective_action")
    .whereIn(
      "collective_action_id",
      demonstrationChallenges.map(({ collectiveActionId }) => collectiveActionId),
    )
    .delete();
  await removeUnusedTeams(trx);
  await storeCycles(trx, cycles);
  if (newChallenges.length + correctedChallenges.length > 0) {
    const dataSourceId = await storeSource(trx, { theme: THEME, ...source });
    const stakeholderIdOf = await findTeams(trx, newChallenges, dataSourceId);
    await insertRows(
      trx,
      "collective_action",
      newChallenges.map((each) => ({
        stakeholder_id: stakeholderIdOf(each),
        cycle_id: each.cycle.cycleId,
        name: each.name,
        data_source_id: dataSourceId,
        ...getContentColumns(each),
      })),
    );
    for (const each of correctedChallenges) {
      await trx("collective_action")
        .where({ collectiveActionId: existing.get(getKey(each, each.cycle.cycleId))?.collectiveActionId })
        .update({ ...getContentColumns(each), data_source_id: dataSourceId });
    }
  }
  await removeUnusedTeams(trx);
  await removeUnusedCycles(trx);
  await storeCounts(trx);
  return result;
}

/** A municipality's team has the id of its boundary; other teams are organisations. */
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

const hasSameContent = (a: ExistingChallenge | undefined, b: Challenge) =>
  a !== undefined && JSON.stringify(getContentColumns(a)) === JSON.stringify(getContentColumns(b));

async function findChangedCycles(trx: Knex, reported: readonly Cycle[]): Promise<Cycle[]> {
  const existing: Cycle[] = await trx("collective_action_cycle");
  const cycleById = new Map(existing.map((cycle) => [cycle.cycleId, cycle]));
  return [...new Set(reported)].filter(({ cycleId, startMonth, endMonth }) => {
    const before = cycleById.get(cycleId);
    return (
      before === undefined ||
      (startMonth ?? before.startMonth) !== before.startMonth ||
      (endMonth ?? before.endMonth) !== before.endMonth
    );
  });
}

async function storeCycles(trx: Knex, cycles: readonly Cycle[]): Promise<void> {
  for (const { cycleId, description, startMonth, endMonth } of cycles) {
    await trx("collective_action_cycle")
      .insert({ cycleId, description, startMonth, endMonth })
      .onConflict("cycle_id")
      .merge({
        startMonth: trx.raw("coalesce(excluded.start_month, collective_action_cycle.start_month)"),
        endMonth: trx.raw("coalesce(excluded.end_month, collective_action_cycle.end_month)"),
      });
  }
}
