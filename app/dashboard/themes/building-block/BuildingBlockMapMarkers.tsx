import type { MarkerFeature } from "@gbvf/api/geography/contract.ts";
import { BOUNDARY_TYPE } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { lazy, useMemo } from "react";
import type { ChosenOptions } from "../../../lib/address/filters.ts";
import { THEME } from "../../../lib/address/themeIds.ts";
import { useApi } from "../../../lib/api-client/useApi.ts";
import type { MarkersProps } from "../MapPart.ts";
import { MarkerPins } from "../MarkerPins.tsx";

const Dialog = lazy(async () => ({
  default: (await import("./BuildingBlockMarkerDialog.tsx")).BuildingBlockMarkerDialog,
}));

export function BuildingBlockMapMarkers({ boundaryId, chosen, onEscape }: MarkersProps) {
  const markers = useApi("GET /api/geography/boundary/geomarker/:boundaryId/:boundaryTypeId{/:componentId}", {
    params: { boundaryId, boundaryTypeId: BOUNDARY_TYPE.municipality, componentId: THEME.buildingBlock },
  });
  const { data: components } = useApi("GET /api/dashboard/components", {});
  const choiceKey = JSON.stringify([chosen.componentOptions, chosen.componentSubOptions]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `choiceKey` stands for `chosen`
  const detailOf = useMemo(() => {
    const names = new Map(
      components
        ?.find(({ componentId }) => componentId === THEME.buildingBlock)
        ?.options.flatMap(({ subOptions }) => subOptions.map(({ id, name }): [number, string] => [id, name])),
    );
    return (marker: MarkerFeature["properties"]) =>
      isVisible(marker, chosen)
        ? [
            names.get(marker.buildingBlock),
            marker.active ? "some requirement available" : "no requirement available yet",
          ]
            .filter(Boolean)
            .join(", ")
        : null;
  }, [components, choiceKey]);
  return (
    <MarkerPins
      markers={markers}
      detailOf={detailOf}
      color={dataColor.buildingBlock.pin}
      withheldCount={markers.data?.withheld
        .filter((block) => isVisible(block, chosen))
        .reduce((sum, { count }) => sum + count, 0)}
      onEscape={onEscape}
      Dialog={Dialog}
    />
  );
}

function isVisible(
  {
    buildingBlock,
    buildingBlockCategoryId,
  }: Pick<MarkerFeature["properties"], "buildingBlock" | "buildingBlockCategoryId">,
  { componentOptions, componentSubOptions }: ChosenOptions,
): boolean {
  if (componentOptions.length === 0) return true;
  if (buildingBlockCategoryId === null || !componentOptions.includes(buildingBlockCategoryId)) return false;
  const blocks = componentSubOptions.filter(({ optionId }) => optionId === buildingBlockCategoryId);
  return blocks.length === 0 || blocks.some(({ subOptionId }) => subOptionId === buildingBlock);
}
