import { isFigure } from "@gbvf/ui/charts/reading.ts";
import { CircleLegend } from "@gbvf/ui/maps/CircleLegend/CircleLegend.tsx";
import { formatCount } from "@gbvf/ui/text/format.ts";
import { type DataTheme, dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import type { MapDrawing } from "../themes/MapPart.ts";

const getUniformColor = () => dataColor.zeroFill;

const MAX_AREAS_WITH_LARGE_CIRCLES = 25;
const getMaxRadius = (areaCount: number) => (areaCount > MAX_AREAS_WITH_LARGE_CIRCLES ? 18 : 30);

export function withProportionalSymbols(
  drawing: MapDrawing,
  colors: DataTheme,
  areaCount: number,
): MapDrawing {
  const { counts } = drawing;
  const circles = {
    color: dataColor[colors].pin,
    largest: Math.max(0, ...[...counts.values.values()].filter(isFigure)),
    maxRadius: getMaxRadius(areaCount),
  };
  return {
    ...drawing,
    ...counts,
    circles,
    colorOf: getUniformColor,
    format: formatCount,
    legend: (states) => (
      <CircleLegend {...circles} label={counts.measure} format={formatCount} states={states} />
    ),
  };
}
