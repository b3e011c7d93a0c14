import type { BuildingBlockData } from "@gbvf/api/building-block/contract.ts";
import { BuildingBlockPanel } from "@gbvf/ui/widgets/BuildingBlockPanel/BuildingBlockPanel.tsx";
import { FreshnessNote } from "@gbvf/ui/widgets/FreshnessNote/FreshnessNote.tsx";
import type { ChosenOptions } from "../../../lib/address/filters.ts";
import { quartersOf } from "./buildingBlockMapQuarters.ts";

interface BuildingBlockMapDetailsProps {
  answer: BuildingBlockData;
  chosen: ChosenOptions;
}

export function BuildingBlockMapDetails({ answer, chosen }: BuildingBlockMapDetailsProps) {
  const { currentPeriod, lastQuarter, source, boundaryLevel } = answer;
  const panel = quartersOf(answer, chosen);
  if (panel === null || currentPeriod === null || source === null) return null;
  return (
    <>
      <FreshnessNote latest={currentPeriod.period} expected={lastQuarter.period} />
      <BuildingBlockPanel headingLevel={2} place={boundaryLevel.boundary} source={source} {...panel} />
    </>
  );
}
