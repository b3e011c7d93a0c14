import type { Cell, CsvFile } from "../sheet/CsvFile.ts";
import type { HealthCheckResult, HealthCheckStats } from "./contract.ts";
import { measureDescription } from "./measureDescription.ts";

const ALL_TYPES_LABEL = "All types";

export function healthCheckTables(stats: HealthCheckStats): CsvFile[] {
  const { boundaryId, boundary } = stats.boundaryLevel;
  const currentPeriod = stats.currentQuarter?.period ?? "";
  const rows = [
    ...stats.quarters.flatMap((each) => getRows([boundaryId, boundary, each.period, ALL_TYPES_LABEL], each)),
    ...stats.healthCheckStats.flatMap((each) =>
      getRows([boundaryId, boundary, each.period, each.description], each),
    ),
    ...stats.containedBoundaryData.flatMap((each) =>
      getRows([each.boundaryId, each.boundary, currentPeriod, ALL_TYPES_LABEL], each),
    ),
  ];
  return [
    {
      name: "health-checks-by-category.csv",
      about:
        "Maturity by category: of the place in every quarter, by type of organisation too, and of the places directly inside it now.",
      columns: [
        ["Place id", "See places.csv", "integer"],
        ["Place", "Its name"],
        ["Period", "The quarter of the surveys"],
        ["Type of organisation", `Or ${ALL_TYPES_LABEL}`],
        ["Category", "Policies, practices or behaviours; Overall is their mean"],
        ["Maturity (%)", "Empty where it is hidden or nobody took part", "number"],
        ["Organisations", "That took part", "integer"],
        ["Responses", "Of their people", "integer"],
        ["Why there is no figure", "In words"],
      ],
      rows,
    },
  ];
}

function getRows(leadingCells: readonly Cell[], result: HealthCheckResult): Cell[][] {
  if (result.state !== "shown") {
    const reason = measureDescription.missing[result.state === "none" ? "no-data" : "too-few"];
    return [[...leadingCells, "Overall", null, null, null, reason]];
  }
  const { organisationCount, totalActualResponses, overalMaturity, maturityScores } = result;
  const scores = [
    ["Overall", overalMaturity] as const,
    ...maturityScores.map(({ questionCategory, score }) => [questionCategory, score] as const),
  ];
  return scores.map(([category, score]) => [
    ...leadingCells,
    category,
    score.toFixed(2),
    organisationCount,
    totalActualResponses,
    null,
  ]);
}
