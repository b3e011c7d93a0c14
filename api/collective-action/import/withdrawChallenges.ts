import type { Knex } from "knex";
import type { Importer } from "../../import/Importer.ts";
import { describeWithdrawn, listImportsToWithdraw } from "../../import/listImportsToWithdraw.ts";
import { insertRows } from "../../lib/database/insertRows.ts";
import { counted } from "../../lib/text/counted.ts";
import { STAKEHOLDER_TYPE } from "../../stakeholder/stakeholderKinds.ts";
import { storeCounts } from "../storeCounts.ts";
import {
  type ExistingChallenge,
  findExistingChallenges,
  getContentColumns,
  getKey,
  removeUnusedCycles,
  removeUnusedTeams,
} from "./challengeRows.ts";
import type { Cycle } from "./readChallenges.ts";

type PreviousChallenge = { challenge: ExistingChallenge; cycle: Cycle; source: { data_source_id: number } };
type ReplacedRow = { importId: number; item: string; before: PreviousChallenge | { cycle: Cycle } | null };

type ReplacedChallenges = {
  importId: number;
  added: readonly string[];
  replaced: readonly ExistingChallenge[];
  cycles: readonly Cycle[];
};

/** Stores the rows that an import is about to change, so that the import can be withdrawn. */
export async function storeReplaced(
  trx: Knex.Transaction,
  { importId, added, replaced, cycles }: ReplacedChallenges,
): Promise<void> {
  const sources: { dataSourceId: number; source: unknown }[] = await trx("data_source as d").select(
    "d.data_source_id",
    trx.raw("to_jsonb(d) as source"),
  );
  const sourceOf = new Map(sources.map(({ dataSourceId, source }) => [dataSourceId, source]));
  const allCycles: Cycle[] = await trx("collective_action_cycle");
  const cycleOf = new Map(allCycles.map((cycle) => [cycle.cycleId, cycle]));
  const rows = new Map<string, object | null>([
    ...added.map((key) => [key, null] as const),
    ...cycles.map(({ cycleId }): [string, object | null] => {
      const cycle = cycleOf.get(cycleId);
      return [`cycle ${cycleId}`, cycle ? { cycle } : null];
    }),
    ...replaced.map((challenge) => {
      const { cycleId, dataSourceId } = challenge;
      const before = { challenge, cycle: cycleOf.get(cycleId), source: sourceOf.get(dataSourceId) };
      return [getKey(challenge, cycleId), before] as const;
    }),
  ]);
  await insertRows(
    trx,
    "collective_action_replaced",
    [...rows].map(([item, before]) => ({ import_id: importId, item, before })),
  );
}

export const withdrawal: NonNullable<Importer["withdrawal"]> = {
  findImports: findImportsToWithdraw,
  withdraw,
};

async function findImportsToWithdraw(trx: Knex, importId: number): Promise<number[]> {
  const appliedImports: { importId: number; replacesDemonstration: boolean }[] = await trx("data_import as i")
    .join("collective_action_replaced as r", "r.import_id", "i.import_id")
    .whereIn("i.state", ["applied", "withdrawing"])
    .groupBy("i.import_id")
    .orderBy(["i.finished_at", "i.import_id"])
    .select("i.import_id")
    .select(
      trx.raw(
        "coalesce(bool_or((before -> 'source' ->> 'is_demonstration')::boolean), false) as replaces_demonstration",
      ),
    );
  return listImportsToWithdraw(importId, appliedImports, (later) =>
    trx("collective_action_replaced as a")
      .join("collective_action_replaced as b", "b.item", "a.item")
      .whereIn("a.import_id", [importId, ...later])
      .whereIn("b.import_id", later)
      .distinct("a.import_id as earlier", "b.import_id as later"),
  );
}

async function describeWithdrawal(trx: Knex, importIds: readonly number[]): Promise<string> {
  const rows = await Promise.all(importIds.map((importId) => readReplaced(trx, importId)));
  const rowsBefore = new Map(
    rows.flat().flatMap((row) => (row.item.startsWith("cycle ") ? [] : [[row.item, row.before] as const])),
  );
  const keysNow = new Set((await findExistingChallenges(trx)).map((each) => getKey(each, each.cycleId)));
  const itemStates = [...rowsBefore].map(([item, before]) => ({
    existsNow: keysNow.has(item),
    existedBefore: before !== null,
  }));
  const count = (isThere: boolean, wasThere: boolean) =>
    itemStates.filter(({ existsNow, existedBefore }) => existsNow === isThere && existedBefore === wasThere)
      .length;
  return describeWithdrawn({
    total: counted(itemStates.length, "challenge"),
    noun: "challenge",
    removed: count(true, false),
    changed: count(true, true),
    returned: count(false, true),
  });
}

const readReplaced = (trx: Knex, importId: number): Promise<ReplacedRow[]> =>
  trx<ReplacedRow>("collective_action_replaced").where({ importId }).select();

async function withdraw(trx: Knex.Transaction, importIds: readonly number[]): Promise<string[]> {
  await trx.raw("lock table collective_action in exclusive mode");
  const summary = await describeWithdrawal(trx, importIds);
  for (const importId of importIds) await restoreRows(trx, await readReplaced(trx, importId));
  await trx("collective_action_replaced").whereIn("import_id", importIds).delete();
  await removeUnusedTeams(trx);
  await removeUnusedCycles(trx);
  await storeCounts(trx);
  return [summary];
}

async function restoreRows(trx: Knex.Transaction, rows: readonly ReplacedRow[]): Promise<void> {
  const items = new Set(rows.map(({ item }) => item));
  const changedChallenges = (await findExistingChallenges(trx)).filter((each) =>
    items.has(getKey(each, each.cycleId)),
  );
  await trx("collective_action")
    .whereIn(
      "collective_action_id",
      changedChallenges.map(({ collectiveActionId }) => collectiveActionId),
    )
    .delete();
  for (const { item, before } of rows) {
    if (before === null) continue;
    const cycles = trx("collective_action_cycle").insert(before.cycle).onConflict("cycle_id");
    await (item.startsWith("cycle ") ? cycles.merge() : cycles.ignore());
  }
  const replacedChallenges = rows.flatMap(({ before }) =>
    before !== null && "challenge" in before ? [before] : [],
  );
  for (const [dataSourceId, sourceRows] of Map.groupBy(
    replacedChallenges,
    ({ source }) => source.data_source_id,
  )) {
    await trx.raw(
      "insert into data_source select (jsonb_populate_record(null::data_source, ?)).* on conflict do nothing",
      [JSON.stringify(sourceRows[0]?.source)],
    );
    const challenges = sourceRows.map(({ challenge }) => challenge);
    await insertTeams(trx, challenges, dataSourceId);
    await insertRows(
      trx,
      "collective_action",
      challenges.map((each) => ({
        collective_action_id: each.collectiveActionId,
        stakeholder_id: each.stakeholderId,
        cycle_id: each.cycleId,
        name: each.name,
        data_source_id: dataSourceId,
        ...getContentColumns(each),
      })),
    );
  }
}

async function insertTeams(
  trx: Knex,
  challenges: readonly ExistingChallenge[],
  dataSourceId: number,
): Promise<void> {
  const teams = challenges.flatMap(({ stakeholderId, team, municipalityId }) =>
    team === null ? [] : [{ stakeholderId, name: team, boundaryId: municipalityId, dataSourceId }],
  );
  for (const team of new Map(teams.map((each) => [each.stakeholderId, each])).values())
    await trx("stakeholder")
      .insert({ ...team, stakeholderTypeId: STAKEHOLDER_TYPE.organisation })
      .onConflict("stakeholder_id")
      .ignore();
}
