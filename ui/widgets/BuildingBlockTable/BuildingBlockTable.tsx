import { useLayoutEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { Readout } from "../../charts/Readout/Readout.tsx";
import { useRovingMarks } from "../../charts/useRovingMarks.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { AvailabilityFigure, type AvailabilityFigureProps } from "./AvailabilityFigure.tsx";
import {
  type AvailabilityBreakdown,
  type AvailabilityNode,
  describeAvailability,
  getRows,
} from "./availabilityRows.ts";
import { CellFill } from "./CellFill.tsx";
import { QuarterHead } from "./QuarterHead.tsx";

export interface BuildingBlockTableProps extends AvailabilityFigureProps {
  categories: readonly AvailabilityNode[];
  /** Shows categories with their blocks, or blocks with their requirements. */
  breakdown: AvailabilityBreakdown;
}

const titles = {
  category: "Availability by category",
  requirement: "Availability by block and requirement",
};

/**
 * The hovered or focused cell is shown in full.
 *
 * - **When:** Availability by category, block and requirement on a wide window.
 * - **When not:** A phone: use `BuildingBlockAccordion`.
 * - **Keys:** Tab moves to the marks, then the buttons; arrow keys, Home and End show values, Escape hides
 *   them.
 */
export function BuildingBlockTable({ categories, breakdown, ...frame }: BuildingBlockTableProps) {
  const { quarters, place } = frame;
  const rows = getRows(categories, breakdown);
  const cells = rows.flatMap((row) =>
    quarters.map((quarter, index) => ({ row, quarter, cell: row.cells[index] ?? emptyCell })),
  );
  const { active, markProps } = useRovingMarks(cells.length, quarters.length);
  const box = useRef<HTMLDivElement>(null);
  const readoutPosition = useReadoutPosition(box, active);
  const activeCell = active === null ? undefined : cells[active];

  return (
    <AvailabilityFigure {...frame} title={titles[breakdown]} rows={rows}>
      <Box ref={box}>
        <Grid role="grid" aria-label={`${titles[breakdown]}, ${place}`} data-breakdown={breakdown}>
          <thead>
            <tr>
              <td />
              {quarters.map((quarter) => (
                <th key={quarter.label} scope="col">
                  <QuarterHead {...quarter} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, rowIndex) => (
              <tr key={row.id} data-level={row.level}>
                <th scope="row">{row.label}</th>
                {quarters.map(({ label }, column) => {
                  const index = rowIndex * quarters.length + column;
                  const cell = row.cells[column] ?? emptyCell;
                  return (
                    <Cell
                      key={label}
                      role="gridcell"
                      {...markProps(index)}
                      data-active={active === index || undefined}
                      aria-label={describeAvailability(cell)}
                    >
                      <CellFill reading={cell.reading} />
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Grid>
        {activeCell && readoutPosition && (
          <Readout
            label={`${activeCell.row.label}, ${activeCell.quarter.label} (${activeCell.quarter.months})`}
            value={describeAvailability(activeCell.cell)}
            {...readoutPosition}
            headroom={64}
          />
        )}
      </Box>
    </AvailabilityFigure>
  );
}

const emptyCell = { reading: "no-data", available: 0, all: 0 } as const;

/** Returns the middle of the active cell's upper edge, where its card points. */
function useReadoutPosition(box: React.RefObject<HTMLElement | null>, active: number | null) {
  const [readoutPosition, setSpot] = useState<{ x: number; y: number } | null>(null);
  useLayoutEffect(() => {
    const cell = active === null ? null : box.current?.querySelector("[data-active]");
    const [frame, rect] = [box.current?.getBoundingClientRect(), cell?.getBoundingClientRect()];
    setSpot(frame && rect ? { x: rect.x - frame.x + rect.width / 2, y: rect.y - frame.y } : null);
  }, [box, active]);
  return readoutPosition;
}

const Box = styled.div`position: relative;`;

const Cell = styled.td`
  position: relative;
  outline: none;

  /* A dark line on a white one, above the cell's fill, is visible on every colour. */
  &:focus-visible::after, &[data-active]::after {
    content: "";
    position: absolute;
    inset: 0;
    border: 2px solid ${color.ink};
    box-shadow: inset 0 0 0 2px ${color.surface};
    pointer-events: none;
  }
`;

const Grid = styled.table`
  width: 100%;
  table-layout: fixed;
  font-size: ${font.size.small};

  th:first-child, thead td { width: 32%; }
  thead th { padding: ${space(0.75)} ${space(0.5)}; vertical-align: top; }
  tbody th {
    padding: ${space(0.5)} ${space(1.5)} ${space(0.5)} 0;
    border-top: 1px solid ${color.line};
    font-weight: ${font.weight.regular};
    line-height: 1.3;
    text-align: start;
    overflow-wrap: anywhere;
  }
  tr:not([data-level="requirement"]) > th:first-child { font-weight: ${font.weight.strong}; }
  [data-level="requirement"] > th:first-child, &[data-breakdown="category"] [data-level="block"] > th:first-child {
    padding-inline-start: ${space(2)};
    font-weight: ${font.weight.regular};
  }
  &[data-breakdown="requirement"] [data-level="block"]:not(:first-child) > *,
  [data-level="category"]:not(:first-child) > * { border-top: ${space(1)} solid transparent; }
  tbody td { height: 2.5rem; padding: 1px; }
`;
