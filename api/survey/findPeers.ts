import type { Knex } from "knex";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";
import type { Quarter } from "../shared/quarters.ts";
import { findRuns } from "./results/findRuns.ts";
import { type ByCategory, type OrganisationResult, resultsByOrganisation } from "./results/maturity.ts";
import { wherePublic } from "./results/publicQuarters.ts";

const MIN_PEERS = 3;

export type PeerScores = { organisations: number; means: ByCategory<number> };
type PublicResult = { organisationCount: number; behaviours: number; practices: number; policies: number };

/** Returns null if there are fewer than three peers, or public figures hide the type of organisation. */
export async function findPeers(
  trx: Knex,
  query: { quarter: Quarter; organisationId: number; organisationTypeId: number; today: string },
): Promise<PeerScores | null> {
  const { quarter, organisationId, organisationTypeId, today } = query;
  const publicResult: PublicResult | undefined = await trx("health_check_result")
    .where({ boundaryId: COUNTRY, year: quarter.year, quarter: quarter.quarter, organisationTypeId })
    .whereNotNull("organisation_count")
    .modify(wherePublic, "health_check_result", today)
    .first("organisation_count", "behaviours", "practices", "policies");
  if (publicResult === undefined) return null;
  const ownResult = resultsByOrganisation(await findRuns(trx, [quarter], organisationId)).get(organisationId);
  return computePeerScores(publicResult, ownResult);
}

/**
 * Subtracts the organisation's own result from public figures, so it reveals nothing new.
 * @param publicResult scores in hundredths of a per cent
 */
export function computePeerScores(
  publicResult: PublicResult,
  ownResult: OrganisationResult | undefined,
): PeerScores | null {
  const organisations = publicResult.organisationCount - Number(ownResult !== undefined);
  if (organisations < MIN_PEERS) return null;
  const mean = (hundredths: number, category: 0 | 1 | 2) => {
    const ownPercent = (ownResult?.scores[category] ?? 0) / 10_000;
    const sum = (hundredths / 100) * publicResult.organisationCount - ownPercent;
    return Math.min(100, Math.max(0, Math.round(sum / organisations)));
  };
  return {
    organisations,
    means: [
      mean(publicResult.behaviours, 0),
      mean(publicResult.practices, 1),
      mean(publicResult.policies, 2),
    ],
  };
}
