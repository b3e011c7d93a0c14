import type { Knex } from "knex";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";
import type { Quarter } from "../shared/quarters.ts";
import { findRuns } from "./results/findRuns.ts";
import { type ByCategory, type OrganisationResult, resultsByOrganisation } from "./results/maturity.ts";
import { wherePublic } from "./results/publicQuarters.ts";

const MIN_PEERS = 3;

export type PeerScores = { organisations: number; means: ByCategory<number> };
type Published = { organisationCount: number; behaviours: number; practices: number; policies: number };

/** Returns null if there are fewer than three peers, or public figures hide the type of organisation. */
export async function findPeers(
  trx: Knex,
  query: { quarter: Quarter; organisationId: number; organisationTypeId: number; today: string },
): Promise<PeerScores | null> {
  const { quarter, organisationId, organisationTypeId, today } = query;
  const published: Published | undefined = await trx("health_check_result")
    .where({ boundaryId: COUNTRY, year: quarter.year, quarter: quarter.quarter, organisationTypeId })
    .whereNotNull("organisation_count")
    .modify(wherePublic, "health_check_result", today)
    .first("organisation_count", "behaviours", "practices", "policies");
  if (published === undefined) return null;
  const own = resultsByOrganisation(await findRuns(trx, [quarter], organisationId)).get(organisationId);
  return listPeers(published, own);
}

/**
 * Subtracts the organisation's own result from public figures, so it reveals nothing new.
 * @param published scores in hundredths of a per cent
 */
export function listPeers(published: Published, own: OrganisationResult | undefined): PeerScores | null {
  const organisations = published.organisationCount - Number(own !== undefined);
  if (organisations < MIN_PEERS) return null;
  const mean = (hundredths: number, category: 0 | 1 | 2) => {
    const ownPercent = (own?.scores[category] ?? 0) / 10_000;
    const sum = (hundredths / 100) * published.organisationCount - ownPercent;
    return Math.min(100, Math.max(0, Math.round(sum / organisations)));
  };
  return {
    organisations,
    means: [mean(published.behaviours, 0), mean(published.practices, 1), mean(published.policies, 2)],
  };
}
