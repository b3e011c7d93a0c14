import { ALL_TYPES, type Chain, groupResults } from "./groups.ts";
import { type GroupSums, meanScore, type Run, resultsByOrganisation } from "./maturity.ts";
import { suppressSmallGroups } from "./suppressSmallGroups.ts";

export type PlacedRun = Run & { chain: Chain; organisationTypeId: number };

export type ResultRow = {
  boundaryId: number;
  organisationTypeId: number;
  /** Hundredths of a per cent. Null hides even whether anybody answered. */
  published: GroupSums | null;
};

export function resultRows(runs: readonly PlacedRun[]): ResultRow[] {
  const placeOf = new Map(runs.map((run) => [run.organisationId, run]));
  const placed = [...resultsByOrganisation(runs)]
    .map(([organisationId, result]) => {
      const { chain, organisationTypeId } = placeOf.get(organisationId) as PlacedRun;
      return { chain, organisationTypeId, result };
    })
    // Two different choices would reveal more than a fixed order.
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

/** No responses must look like four. */
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
