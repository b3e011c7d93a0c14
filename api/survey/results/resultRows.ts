import { ALL_TYPES, type Chain, groupResults } from "./groups.ts";
import { type GroupSums, meanScore, type Run, resultsByOrganisation } from "./maturity.ts";
import { suppressSmallGroups } from "./suppressSmallGroups.ts";

export type PlacedRun = Run & { chain: Chain; organisationTypeId: number };

export type ResultRow = {
  boundaryId: number;
  organisationTypeId: number;
  /** Scores are in hundredths of a per cent. Null does not reveal whether anybody answered. */
  published: GroupSums | null;
};

export function resultRows(runs: readonly PlacedRun[]): ResultRow[] {
  const runsByOrganisation = new Map(runs.map((run) => [run.organisationId, run]));
  const placedResults = [...resultsByOrganisation(runs)]
    .map(([organisationId, result]) => {
      const { chain, organisationTypeId } = runsByOrganisation.get(organisationId) as PlacedRun;
      return { chain, organisationTypeId, result };
    })
    // In a fixed order, the same groups are hidden each time; two different choices would reveal more.
    .toSorted((a, b) => a.chain[0] - b.chain[0] || a.organisationTypeId - b.organisationTypeId);
  const { keys, sums, partitions } = groupResults(placedResults);
  const hidden = suppressSmallGroups(
    sums.map(([organisations]) => organisations),
    partitions,
  );
  const rows = keys.map((key, group) => ({
    ...key,
    published: hidden[group] ? null : buildResult(sums[group] as GroupSums),
  }));
  return [...rows, ...listRowsOfTooFewResponses(runs, rows)];
}

function buildResult([organisations, responses, expected, ...scores]: GroupSums): GroupSums {
  const [behaviours, practices, policies, overall] = scores.map((sum) => meanScore(sum, organisations));
  return [
    organisations,
    responses,
    expected,
    behaviours,
    practices,
    policies,
    overall,
  ] as unknown as GroupSums;
}

/** Adds hidden rows for surveys with too few responses, so that zero responses cannot be told from four. */
function listRowsOfTooFewResponses(runs: readonly PlacedRun[], rows: readonly ResultRow[]): ResultRow[] {
  const rowKeys = new Set(
    rows.map(({ boundaryId, organisationTypeId }) => `${boundaryId} ${organisationTypeId}`),
  );
  const hiddenRows: ResultRow[] = [];
  for (const { chain, organisationTypeId: ownType } of runs) {
    for (const boundaryId of chain) {
      for (const organisationTypeId of [ALL_TYPES, ownType]) {
        const name = `${boundaryId} ${organisationTypeId}`;
        if (rowKeys.has(name)) continue;
        rowKeys.add(name);
        hiddenRows.push({ boundaryId, organisationTypeId, published: null });
      }
    }
  }
  return hiddenRows;
}
