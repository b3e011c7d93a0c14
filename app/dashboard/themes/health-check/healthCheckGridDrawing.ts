import type { HealthCheckStats } from "@gbvf/api/health-check/contract.ts";
import { MIN_RANKED_MATURITIES } from "@gbvf/api/shared/figures/ranking.ts";
import { isFigure } from "@gbvf/ui/charts/reading.ts";
import { plural } from "@gbvf/ui/text/format.ts";
import { maturityDefinition } from "@gbvf/ui/widgets/MaturityLegend/maturityScale.ts";
import type { ChosenOptions } from "../../../lib/address/filters.ts";
import type { GridDrawing } from "../GridPart.ts";
import { describeAge, getFigures } from "./healthCheckFigures.ts";

export function healthCheckGridDrawing(data: HealthCheckStats, chosen: ChosenOptions): GridDrawing {
  const { containedBoundaryData, currentQuarter, source } = data;
  return {
    dataAge: describeAge(data),
    measure: "Overall maturity of the organisations that took part",
    countLabel: "Organisations that took part",
    span: currentQuarter?.period ?? null,
    source,
    minRanked: MIN_RANKED_MATURITIES,
    definition: maturityDefinition,
    rankedBy: "Maturity",
    areas: containedBoundaryData.map((result) => {
      const { maturity, organisations, scores } = getFigures(result, chosen);
      return {
        boundaryId: result.boundaryId,
        boundary: result.boundary,
        boundaryTypeId: result.boundaryTypeId,
        distribution: maturity,
        count: organisations,
        basis: isFigure(organisations)
          ? plural(organisations, "organisation", "organisations")
          : "Too few responses to show",
        parts: scores.map(({ id, label, maturity: reading }) => ({ id, label, reading, kind: "percent" })),
      };
    }),
  };
}
