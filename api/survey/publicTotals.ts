import type { Knex } from "knex";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";
import { type Quarter, quarterNumber } from "../shared/quarters.ts";
import type { SurveySummary } from "./contract.ts";
import { wherePublic } from "./results/publicQuarters.ts";

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

export async function readPublicTotals(trx: Knex, today: string): Promise<(quarter: Quarter) => Totals> {
  const rows: (Quarter & Totals)[] = await trx("health_check_quarter as q")
    .leftJoin("health_check_result as r", (on) =>
      on
        .on("r.year", "q.year")
        .andOn("r.quarter", "q.quarter")
        .andOnVal("r.boundary_id", COUNTRY)
        .andOnVal("r.organisation_type_id", ALL_TYPES),
    )
    .modify(wherePublic, "q", today)
    .select("q.year", "q.quarter", "q.registered_organisations as total_organisations")
    .select("r.actual_responses as total_actual_responses")
    .select("r.expected_responses as total_expected_responses")
    .select("r.organisation_count as total_participated_organisations");
  const totals = new Map(
    rows.map(({ year, quarter, ...totals }) => [quarterNumber({ year, quarter }), totals]),
  );
  return (quarter) => totals.get(quarterNumber(quarter)) ?? UNKNOWN;
}
