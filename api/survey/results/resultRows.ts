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
  const placeOf = new Map(runs.map((run) => [run.organisationId, run]));
  const placed = [...resultsByOrganisation(runs)]
    .map(([organisationId, result]) => {
      const { chain, organisationTypeId } = placeOf.get(organisationId) as PlacedRun;
      return { chain, organisationTypeId, result };
    })
    // In a fixed order, the same groups are hidden each time; two different choices would reveal more.
    .toSorted((a, b) => a.chain[0] - b.chain[0] || a.organisationTypeId - b.organisationTypeId);
  const { keys, sums, partitions } = groupResults(placed);
  const hidden = suppressSmallGroups(
    sums.map(([organisations]) => organisations),
    partitions,
  );
  const rows = keys.map((key, group) => ({
    ...key,
    published: hidden[group] ? null : buildResult(sums[group] as GroupSums),
  }));
  return [...rows, ...rowsOfTooFewResponses(runs, rows)];
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

/** Adds hidden rows for surveys with too few responses, so that none looks like four. */
function rowsOfTooFewResponses(runs: readonly PlacedRun[], rows: readonly ResultRow[]): ResultRow[] {
  const surveyIds = new Set(
    rows.map(({ boundaryId, organisationTypeId }) => `${boundaryId} ${organisationTypeId}`),
  );
  const resultRows: ResultRow[] = [];
  for (const { chain, organisationTypeId: own } of runs) {
    for (const boundaryId of chain) {
      for (const organisationTypeId of [ALL_TYPES, own]) {
        const name = `${boundaryId} ${organisationTypeId}`;
        if (surveyIds.has(name)) continue;
        surveyIds.add(name);
        resultRows.push({ boundaryId, organisationTypeId, published: null });
      }
    }
  }
  return resultRows;
}
