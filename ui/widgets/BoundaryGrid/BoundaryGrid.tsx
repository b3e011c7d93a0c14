import { useEffect, useReducer, useRef, useState } from "react";
import { GridList } from "react-aria-components/GridList";
import { useDragAndDrop } from "react-aria-components/useDragAndDrop";
import { styled } from "styled-components";
import { isFigure } from "../../charts/reading.ts";
import { SegmentedControl } from "../../primitives/SegmentedControl/SegmentedControl.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import type { DataTheme } from "../../tokens/dataColor.ts";
import { media } from "../../tokens/media.ts";
import { color, font, radius, space } from "../../tokens/tokens.ts";
import { BoundaryRow, type BoundaryRowModel } from "./BoundaryRow.tsx";
import { type Direction, reduceOrder, sortedOrder } from "./gridOrder.ts";

export interface BoundaryGridProps {
  /** "Crime by province". */
  label: string;
  rows: readonly BoundaryRowModel[];
  theme: DataTheme;
}

const directions: readonly { id: Direction; name: string }[] = [
  { id: "descending", name: "Highest to lowest" },
  { id: "ascending", name: "Lowest to highest" },
];

/** Areas as rows that can be sorted, moved to an end, and dragged by mouse, finger or keyboard. */
export function BoundaryGrid({ label, rows, theme }: BoundaryGridProps) {
  const [order, dispatch] = useReducer(reduceOrder, sortedOrder(rows, "descending"));
  const [news, setNews] = useState("");
  const keepFocus = useFocusThatStays(order);
  const { dragAndDropHooks } = useDragAndDrop<BoundaryRowModel>({
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": nameOf(rows, Number(key)) })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === "on") return;
      const ids = new Set([...keys].map(Number));
      dispatch({ type: "drop", ids, target: Number(target.key), position: target.dropPosition });
    },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const shown = order.ids.map((id) => byId.get(id)).filter((row) => row !== undefined);

  const moveTo = (end: "top" | "bottom", row: BoundaryRowModel, button: Element) => {
    keepFocus(button);
    dispatch({ type: `move to ${end}`, id: row.id });
    setNews(`${row.name} moved to ${end}`);
  };

  return (
    <Root>
      <SegmentedControl
        label="Order"
        segments={directions}
        // After a reader moved rows, neither order is chosen, so both can be pressed.
        value={order.direction ?? ("own" as Direction)}
        onChange={(direction) => {
          dispatch({ type: "sort", direction, rows });
          setNews(`Sorted from ${direction === "descending" ? "highest to lowest" : "lowest to highest"}`);
        }}
      />
      <News role="status">{news}</News>
      <Rows
        aria-label={label}
        items={shown}
        selectionMode="none"
        keyboardNavigationBehavior="tab"
        dragAndDropHooks={dragAndDropHooks}
      >
        {(row) => (
          <BoundaryRow
            row={row}
            theme={theme}
            onTop={(button) => moveTo("top", row, button)}
            onBottom={(button) => moveTo("bottom", row, button)}
          />
        )}
      </Rows>
      {rows.some(({ distribution }) => !isFigure(distribution)) && (
        <Note>Areas without a figure come last in either order: they are not ranked.</Note>
      )}
    </Root>
  );
}

const nameOf = (rows: readonly BoundaryRowModel[], id: number) =>
  rows.find((row) => row.id === id)?.name ?? "";

/** Moving a row takes its pressed button out of the page and back in, which would lose the focus. */
function useFocusThatStays(order: unknown) {
  const pressed = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new order after which the button stands anew
  useEffect(() => {
    const button = pressed.current;
    pressed.current = null;
    if (button instanceof HTMLElement && button.isConnected) button.focus();
  }, [order]);
  return (button: Element) => {
    pressed.current = button;
  };
}

export function BoundaryGridSkeleton() {
  return (
    <Root>
      <Skeleton width="18rem" height="2.75rem" />
      <Skeleton lines={6} height="5.5rem" />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  justify-items: start;

  > * { min-width: 0; }
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

const News = styled.p`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

const Note = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
