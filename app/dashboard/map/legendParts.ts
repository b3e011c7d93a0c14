import type { Findings } from "@gbvf/api/findings/contract.ts";
import type { BoundaryFeatureCollection } from "@gbvf/api/geography/contract.ts";
import { BOUNDARY_TYPE, COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { getState, isFigure, type Reading, type ReadingState } from "@gbvf/ui/charts/reading.ts";
import { computeDotPositions } from "@gbvf/ui/maps/Choropleth/computeDotPositions.ts";
import type { LegendMarks } from "@gbvf/ui/maps/Legend/marks.ts";
import { boundaryWord } from "../place/boundaryNouns.ts";
import type { MapDrawing } from "../themes/MapPart.ts";

/** Explains the term, because readers do not know what "approximate" means for a boundary. */
const APPROXIMATE = "Approximate boundaries: they show where an area is, not exactly where it ends";

export const getAttribution = (
  {
    isApproximate,
    description,
  }: Pick<BoundaryFeatureCollection["provenance"], "isApproximate" | "description">,
  hasTowns = false,
) => [isApproximate ? APPROXIMATE : description, ...(hasTowns ? ["Towns: GeoNames"] : [])].join(". ");

export function listStates(
  features: readonly { id: number }[],
  values: ReadonlyMap<number, Reading>,
): ReadingState[] {
  const states = features.map(({ id }) => getState(values.get(id) ?? "no-data"));
  return [...new Set(states)].filter((state) => state !== null);
}

/** Marks the place and the country only if their figures have the same measure as the areas' figures. */
export function listMarks(
  features: readonly { id: number; properties: { boundaryTypeId: number } }[],
  { values, format, colorOf, circles }: MapDrawing,
  findings: Findings | undefined,
): LegendMarks {
  const country = [findings?.place, ...(findings?.around ?? [])].find((line) => line?.boundaryId === COUNTRY);
  const toMark = ({ boundary: name, figure }: Findings["place"]) =>
    isFigure(figure) ? { name, value: figure, text: format(figure) } : undefined;
  const haveAreasSameMeasure =
    findings?.measure.kind !== "count" && findings?.areas[0]?.boundaryTypeId !== BOUNDARY_TYPE.precinct;
  return {
    areaWord: boundaryWord(features[0]?.properties.boundaryTypeId ?? BOUNDARY_TYPE.province),
    areas: features.map(({ id }) => values.get(id) ?? "no-data").filter(isFigure),
    hasDots: circles === undefined && computeDotPositions(features, values, colorOf) !== null,
    ...(haveAreasSameMeasure && {
      country: country && toMark(country),
      place: findings && findings.place !== country ? toMark(findings.place) : undefined,
    }),
  };
}
