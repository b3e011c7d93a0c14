import type { BuildingBlockData } from "@gbvf/api/building-block/contract.ts";
import { useApi } from "../../../lib/useApi.ts";
import type { GridTheme } from "../../grid/GridTheme.ts";
import { ThemeGrid } from "../../grid/ThemeGrid.tsx";
import { buildingBlockGridDrawing } from "./buildingBlockGridDrawing.ts";

const theme: GridTheme<BuildingBlockData> = {
  name: "Building blocks",
  colors: "buildingBlock",
  useFigures: (boundaryId) =>
    useApi("GET /api/buildingblock/getBuildingBlockData", { query: { boundaryId } }),
  draw: buildingBlockGridDrawing,
};

export function BuildingBlockGrid() {
  return <ThemeGrid theme={theme} />;
}
