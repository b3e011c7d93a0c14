import type { MarkerFeature } from "@gbvf/api/geography/contract.ts";
import { BOUNDARY_TYPE } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { lazy, useMemo } from "react";
import { THEME } from "../../../lib/address/themeIds.ts";
import { useApi } from "../../../lib/api-client/useApi.ts";
import type { MarkersProps } from "../MapPart.ts";
import { MarkerPins } from "../MarkerPins.tsx";

const Dialog = lazy(async () => ({
  default: (await import("./CollectiveActionMarkerDialog.tsx")).CollectiveActionMarkerDialog,
}));

export function CollectiveActionMapMarkers({ boundaryId, chosen, onEscape }: MarkersProps) {
  const markers = useApi("GET /api/geography/boundary/actionsGeomarker/:boundaryId/:boundaryTypeId", {
    params: { boundaryId, boundaryTypeId: BOUNDARY_TYPE.municipality },
  });
  const { data: components } = useApi("GET /api/dashboard/components", {});
  const choiceKey = chosen.componentOptions.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `choiceKey` stands for `chosen`
  const detailOf = useMemo(() => {
    const pillars = components?.find(({ componentId }) => componentId === THEME.collectiveAction)?.options;
    const { componentOptions } = chosen;
    return ({ pillarId, active }: MarkerFeature["properties"]) => {
      if (pillarId === undefined) return null;
      if (componentOptions.length > 0 && !componentOptions.includes(pillarId)) return null;
      const pillar = pillars?.find(({ id }) => id === pillarId)?.name;
      return [active ? "Active 100-Day Challenge" : "Inactive 100-Day Challenge", pillar]
        .filter(Boolean)
        .join(", ");
    };
  }, [components, choiceKey]);
  return (
    <MarkerPins
      markers={markers}
      detailOf={detailOf}
      color={dataColor.collectiveAction.pin}
      onEscape={onEscape}
      Dialog={Dialog}
    />
  );
}
