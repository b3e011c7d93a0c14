import type { TableModel } from "@gbvf/ui/charts/tableModel.ts";
import { boundaryHeading } from "../place/boundaryWords.ts";
import type { GridDrawing } from "../themes/GridPart.ts";

export function gridTable(
  { areas, measure, countLabel }: GridDrawing,
  boundaryTypeId: number,
  caption: string,
): TableModel {
  const parts = areas.find((area) => area.parts.length > 0)?.parts ?? [];
  return {
    caption,
    columns: [
      { id: "area", label: boundaryHeading(boundaryTypeId), kind: "text" },
      { id: "distribution", label: measure, kind: "percent" },
      { id: "count", label: countLabel, kind: "count" },
      ...parts.map(({ id, label, kind }) => ({ id: `part ${id}`, label, kind })),
    ],
    rows: areas.map((area) => ({
      id: area.boundaryId,
      cells: {
        area: area.boundary,
        distribution: area.distribution,
        count: area.count,
        ...Object.fromEntries(
          parts.map(({ id }) => [
            `part ${id}`,
            area.parts.find((part) => part.id === id)?.reading ??
              (typeof area.distribution === "number" ? "no-data" : area.distribution),
          ]),
        ),
      },
    })),
  };
}
