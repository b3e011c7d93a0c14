import type { CollectiveActions } from "@gbvf/api/collective-action/contract.ts";
import { useApi } from "../../../lib/useApi.ts";
import type { GridTheme } from "../../grid/GridTheme.ts";
import { ThemeGrid } from "../../grid/ThemeGrid.tsx";
import { collectiveActionGridDrawing } from "./collectiveActionGridDrawing.ts";

const theme: GridTheme<CollectiveActions> = {
  name: "Collective actions",
  colors: "collectiveAction",
  useFigures: (boundaryId) =>
    useApi("GET /api/CollectiveAction/getCollectiveActionsByBoundary", { query: { boundaryId } }),
  draw: collectiveActionGridDrawing,
};

export function CollectiveActionGrid() {
  return <ThemeGrid theme={theme} />;
}
