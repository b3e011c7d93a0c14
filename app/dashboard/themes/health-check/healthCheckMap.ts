import type { HealthCheckStats } from "@gbvf/api/health-check/contract.ts";
import { appendCoveredPart } from "@gbvf/api/shared/figures/coverage.ts";
import { MIN_RANKED_MATURITIES } from "@gbvf/api/shared/figures/ranking.ts";
import { formatPercent, plural } from "@gbvf/ui/text/format.ts";
import { maturityColor, maturityDefinition } from "@gbvf/ui/widgets/MaturityLegend/maturityScale.ts";
import type { ChosenOptions } from "../../../lib/address/filters.ts";
import type { MapDrawing } from "../MapPart.ts";
import { getFigures, getReadings } from "./healthCheckFigures.ts";

export function drawHealthChecks(
  { containedBoundaryData, currentQuarter, source }: HealthCheckStats,
  chosen: ChosenOptions,
): Omit<MapDrawing, "legend"> {
  return {
    measure: "Overall GBVF maturity of the organisations that took part",
    span: currentQuarter?.period,
    source,
    minRanked: MIN_RANKED_MATURITIES,
    definition: maturityDefinition,
    values: getReadings(containedBoundaryData, chosen),
    colorOf: maturityColor,
    format: formatPercent,
    describe: (maturity, boundaryId) => {
      const area = containedBoundaryData.find((each) => each.boundaryId === boundaryId);
      const organisations = area?.participatingOrganisations ?? 0;
      return appendCoveredPart(`maturity ${formatPercent(maturity)}`, { organisations });
    },
    table: (areaWord, caption) => ({
      caption,
      columns: [
        { id: "area", label: areaWord, kind: "text" },
        { id: "maturity", label: "Maturity", kind: "percent" },
        { id: "organisations", label: "Organisations", kind: "count" },
        { id: "responses", label: "Responses", kind: "count" },
        { id: "expected", label: "Expected responses", kind: "count" },
      ],
      rows: containedBoundaryData.map((area) => {
        const { maturity, organisations, responses, expected } = getFigures(area, chosen);
        return {
          id: area.boundaryId,
          cells: { area: area.boundary, maturity, organisations, responses, expected },
        };
      }),
    }),
    sortColumn: "maturity",
    counts: {
      measure: "Organisations that took part",
      definition: maturityDefinition,
      values: new Map(
        containedBoundaryData.map((area) => [area.boundaryId, getFigures(area, chosen).organisations]),
      ),
      describe: (organisations) => plural(organisations, "organisation", "organisations"),
      sortColumn: "organisations",
    },
  };
}

export function listOrganisationTypes(
  { healthCheckStats, currentQuarter }: Pick<HealthCheckStats, "healthCheckStats" | "currentQuarter">,
  chosen: ChosenOptions,
) {
  return healthCheckStats
    .filter(({ period }) => period === currentQuarter?.period)
    .map((stat) => ({
      id: stat.organisationTypeId,
      label: stat.description,
      organisations: getFigures(stat, chosen).organisations,
    }));
}
