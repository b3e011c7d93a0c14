import type { Knex } from "knex";
import { COUNTRY } from "../lib/boundaryTypes.ts";
import { lastCompletedQuarter, type Quarter, quarterNumber } from "../lib/quarters.ts";
import type { SurveySummary } from "./contract.ts";

type Totals = Pick<
  SurveySummary,
  "totalActualResponses" | "totalExpectedResponses" | "totalOrganisations" | "totalParticipatedOrganisations"
>;
const ALL_TYPES = 0;
const UNKNOWN: Totals = {
  totalActualResponses: null,
  totalExpectedResponses: null,
  totalOrganisations: null,
  totalParticipatedOrganisations: null,
};

/** The country's totals by quarter; none for a running one. */
export async function readPublicTotals(trx: Knex, today: string): Promise<(quarter: Quarter) => Totals> {
  const rows: (Quarter & Totals)[] = await trx("health_check_quarter as q")
    .leftJoin("health_check_result as r", (on) =>
      on
        .on("r.year", "q.year")
        .andOn("r.quarter", "q.quarter")
        .andOnVal("r.boundary_id", COUNTRY)
        .andOnVal("r.organisation_type_id", ALL_TYPES),
    )
    .select("q.year", "q.quarter", "q.registered_organisations as total_organisations")
    .select("r.actual_responses as total_actual_responses")
    .select("r.expected_responses as total_expected_responses")
    .select("r.organisation_count as total_participated_organisations");
  const last = quarterNumber(lastCompletedQuarter(today));
  const known = new Map(
    rows
      .filter((row) => quarterNumber(row) <= last)
      .map(({ year, quarter, ...totals }) => [quarterNumber({ year, quarter }), totals]),
  );
  return (quarter) => known.get(quarterNumber(quarter)) ?? UNKNOWN;
}
