import { useReducer, useState } from "react";
import { GridList } from "react-aria-components/GridList";
import { useDragAndDrop } from "react-aria-components/useDragAndDrop";
import { styled } from "styled-components";
import { isFigure } from "../../charts/reading.ts";
import { SegmentedControl } from "../../primitives/SegmentedControl/SegmentedControl.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import type { DataTheme } from "../../tokens/dataColor.ts";
import { stack } from "../../tokens/layout.ts";
import { media, query } from "../../tokens/media.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, radius, space } from "../../tokens/tokens.ts";
import type { TrendMeasure } from "../FigureTrend/trend.ts";
import { BoundaryRow, type BoundaryRowModel } from "./BoundaryRow.tsx";
import { gridColumns, stacked } from "./gridColumns.ts";
import { createSortedOrder, type Direction, reduceOrder } from "./gridOrder.ts";
import { TotalRow, type TotalRowModel } from "./TotalRow.tsx";

export interface BoundaryGridProps extends RootProps {
  /** "Crime by province" */
  label: string;
  rows: readonly BoundaryRowModel[];
  theme: DataTheme;
  /** The measure by which rows are ranked: "Share". */
  rankedBy: string;
  /** The heading of a column of counts: "Active". */
  countName?: string | undefined;
  /** The place that contains the areas: "South Africa". */
  place: string;
  measure?: TrendMeasure | undefined;
  /** The country and the place around the areas, in the grid's measure. */
  totals?: readonly TotalRowModel[];
}

const directions: readonly { id: Direction; label: string }[] = [
  { id: "descending", label: "Highest to lowest" },
  { id: "ascending", label: "Lowest to highest" },
];

/**
 * Readers can sort rows, move them to an end, and drag them by mouse, finger or keyboard.
 *
 * - **When:** All themes for the places below one.
 * - **When not:** One theme: use its chart.
 * - **Keys:** Tab moves to the headings, then to the rows, which are one Tab stop; ↑ and ↓ move between rows.
 *   Enter on the handle takes and drops the row; Escape puts it back.
 */
export function BoundaryGrid({
  label,
  rows,
  theme,
  rankedBy,
  countName,
  place,
  measure,
  totals = [],
  ...root
}: BoundaryGridProps) {
  // If the measure is a share in per cent, the share column already shows it.
  const ownMeasure = measure?.kind === "percent" ? undefined : measure;
  const figureName = ownMeasure?.kind === "rate" ? "Per 100,000" : countName;
  const isShare = rankedBy === "Share";
  // Shares are compared with the largest; a level is a part of 100%, which a track shows.
  const longestBar = isShare ? Math.max(...rows.map((row) => row.distribution).filter(isFigure), 0) || 1 : 1;
  const [order, dispatch] = useReducer(reduceOrder, createSortedOrder(rows, "descending"));
  const [announcement, setAnnouncement] = useState("");
  const { dragAndDropHooks } = useDragAndDrop<BoundaryRowModel>({
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": getName(rows, Number(key)) })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === "on") return;
      const ids = new Set([...keys].map(Number));
      dispatch({ type: "drop", ids, target: Number(target.key), position: target.dropPosition });
    },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const visible = order.ids.map((id) => byId.get(id)).filter((row) => row !== undefined);

  const moveTo = (end: "top" | "bottom", row: BoundaryRowModel) => {
    dispatch({ type: `move to ${end}`, id: row.id });
    setAnnouncement(end === "top" ? `${row.name} moved to top` : `${row.name} moved to bottom`);
  };

  return (
    <Frame {...root}>
      <Root>
        <SegmentedControl
          label="Order"
          segments={directions}
          // After a reader has moved rows, neither order is chosen, so both can be pressed again.
          value={order.direction ?? ("own" as Direction)}
          onChange={(direction) => {
            dispatch({ type: "sort", direction, rows });
            setAnnouncement(
              direction === "descending" ? "Sorted from highest to lowest" : "Sorted from lowest to highest",
            );
          }}
        />
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        <Heads aria-hidden>
          <span />
          <span data-end>Rank</span>
          <span>Area</span>
          <span />
          <span data-end>{rankedBy}</span>
          <span data-end>{ownMeasure && figureName}</span>
          <span data-end>{measure && "Trend"}</span>
          <span />
        </Heads>
        {measure && totals.length > 0 && (
          <Totals>
            {totals.map((total) => (
              <TotalRow key={total.boundaryId} total={total} measure={measure} theme={theme} />
            ))}
          </Totals>
        )}
        <Rows
          aria-label={label}
          items={visible}
          selectionMode="none"
          keyboardNavigationBehavior="tab"
          dragAndDropHooks={dragAndDropHooks}
        >
          {(row) => (
            <BoundaryRow
              row={row}
              place={place}
              measure={ownMeasure}
              longestBar={longestBar}
              theme={theme}
              onTop={() => moveTo("top", row)}
              onBottom={() => moveTo("bottom", row)}
            />
          )}
        </Rows>
        {rows.some(({ rank }) => rank?.isShared) && <Note>= joint: areas with the same figure.</Note>}
        {rows.some(({ distribution }) => !isFigure(distribution)) && (
          <Note>Areas without a figure come last in either order: they are not ranked.</Note>
        )}
        {rows.some(({ distribution, rank }) => isFigure(distribution) && rank === null) && (
          <Note>Areas with none are not ranked.</Note>
        )}
      </Root>
    </Frame>
  );
}

const getName = (rows: readonly BoundaryRowModel[], id: number) =>
  rows.find((row) => row.id === id)?.name ?? "";

export function BoundaryGridSkeleton(props: RootProps) {
  return (
    <Root {...props}>
      <Skeleton width="18rem" height="2.75rem" />
      <Skeleton lines={9} height="2.75rem" />
    </Root>
  );
}

const Frame = styled.div`container-type: inline-size;`;

const Root = styled.div`
  ${stack(1)}
  justify-items: start;

  > * { min-width: 0; }
`;

const Heads = styled.div`
  ${gridColumns}
  justify-self: stretch;
  color: ${color.inkMuted};
  font-size: ${font.size.small};

  [data-end] { text-align: end; }
  @media print, ${query.narrow} { > :first-child { display: none; } }
  ${stacked} {
    > * { display: none; }
    > :nth-child(3) { display: block; grid-column: name; }
    > :nth-child(5) { display: block; grid-area: 1 / share; }
    > :nth-child(6) { display: block; grid-area: 2 / share; font-size: ${font.size.caption}; white-space: nowrap; }
  }
`;

const Totals = styled.ul`
  justify-self: stretch;
  margin-block: ${space(-0.5)} ${space(-1)};
  list-style: none;
`;

const Rows = styled(GridList<BoundaryRowModel>)`
  justify-self: stretch;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  outline: none;

  ${media.print} { border: 0; }
  .react-aria-DropIndicator { outline: none; }
  .react-aria-DropIndicator[data-drop-target] { outline: 2px solid ${color.primary}; }
` as typeof GridList;

const Note = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
