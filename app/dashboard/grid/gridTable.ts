import type { Findings } from "@gbvf/api/findings/contract.ts";
import { BOUNDARY_TYPE } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import type { Column, Row, TableModel } from "@gbvf/ui/charts/tableModel.ts";
import { withFindings } from "../place/areaTable.ts";
import { boundaryHeading } from "../place/boundaryWords.ts";
import type { GridArea, GridDrawing } from "../themes/GridPart.ts";

export function gridTable(
  { areas, measure, countLabel }: Pick<GridDrawing, "areas" | "measure" | "countLabel">,
  wholes: readonly GridArea[],
  findings: Findings | undefined,
  boundaryTypeId: number,
  caption: string,
): TableModel {
  const parts = areas.find((area) => area.parts.length > 0)?.parts ?? [];
  const figures = figuresOf(findings);
  const rowOf = (area: GridArea): Row => ({
    id: area.boundaryId,
    cells: {
      area: area.nameInTable ?? area.boundary,
      distribution: area.distribution,
      figure: figures.get(area.boundaryId) ?? "no-data",
      count: area.count,
      ...Object.fromEntries(
        parts.map(({ id }) => [
          `part-${id}`,
          area.parts.find((part) => part.id === id)?.reading ??
            (typeof area.distribution === "number" ? "no-data" : area.distribution),
        ]),
      ),
    },
  });
  const table: TableModel = {
    caption,
    columns: [
      { id: "area", label: boundaryHeading(boundaryTypeId), kind: "text" },
      { id: "distribution", label: measure, kind: "percent" },
      ...figureColumn(findings, boundaryTypeId),
      { id: "count", label: countLabel, kind: "count" },
      ...parts.map(({ id, label, kind }) => ({ id: `part-${id}`, label, kind })),
    ],
    rows: areas.map(rowOf),
    pinned: wholes.map(rowOf),
  };
  return withFindings(table, findings);
}

const figuresOf = (findings: Findings | undefined) =>
  new Map(
    (findings ? [findings.place, ...findings.areas] : []).map(({ boundaryId, figure }) => [
      boundaryId,
      figure,
    ]),
  );

/** Missing where it is the share itself, or a precinct's reports, which have the next column. */
function figureColumn(findings: Findings | undefined, boundaryTypeId: number): Column[] {
  if (findings === undefined || findings.measure.kind === "percent") return [];
  if (boundaryTypeId === BOUNDARY_TYPE.precinct) return [];
  return [{ id: "figure", label: findings.measure.title, kind: findings.measure.kind }];
}
