import { isFigure, type Reading } from "../../charts/reading.ts";

export type Direction = "descending" | "ascending";

export interface Sortable {
  id: number;
  name: string;
  distribution: Reading;
}

export interface GridOrder {
  ids: readonly number[];
  direction: Direction | null;
}

export type GridOrderAction =
  | { type: "sort"; direction: Direction; rows: readonly Sortable[] }
  | { type: "move to top"; id: number }
  | { type: "move to bottom"; id: number }
  | { type: "drop"; ids: ReadonlySet<number>; target: number; position: "before" | "after" };

/** A pure function, in whose result every row occurs exactly once. */
export function reduceOrder(order: GridOrder, action: GridOrderAction): GridOrder {
  switch (action.type) {
    case "sort":
      return createSortedOrder(action.rows, action.direction);
    case "move to top":
      return moveRows(order, (remaining) => [action.id, ...remaining], new Set([action.id]));
    case "move to bottom":
      return moveRows(order, (remaining) => [...remaining, action.id], new Set([action.id]));
    case "drop":
      return dropRows(order, action);
  }
}

/**
 * Rows without a figure come last in both directions, because they are not ranked. Equal rows are sorted by
 * name.
 */
export function createSortedOrder(rows: readonly Sortable[], direction: Direction): GridOrder {
  const sign = direction === "ascending" ? 1 : -1;
  const ids = rows
    .toSorted((a, b) => {
      const [x, y] = [a.distribution, b.distribution];
      if (isFigure(x) && isFigure(y) && x !== y) return sign * (x - y);
      if (isFigure(x) !== isFigure(y)) return isFigure(x) ? -1 : 1;
      return a.name.localeCompare(b.name, "en");
    })
    .map(({ id }) => id);
  return { ids, direction };
}

function dropRows(
  order: GridOrder,
  { ids, target, position }: Extract<GridOrderAction, { type: "drop" }>,
): GridOrder {
  if (ids.has(target)) return order;
  const dragged = order.ids.filter((id) => ids.has(id));
  return moveRows(
    order,
    (remaining) => {
      const targetIndex = remaining.indexOf(target) + (position === "after" ? 1 : 0);
      return remaining.includes(target) ? remaining.toSpliced(targetIndex, 0, ...dragged) : order.ids;
    },
    ids,
  );
}

function moveRows(
  order: GridOrder,
  arrange: (remaining: readonly number[]) => readonly number[],
  ids: ReadonlySet<number>,
): GridOrder {
  if (!order.ids.some((id) => ids.has(id))) return order;
  const next = arrange(order.ids.filter((id) => !ids.has(id)));
  return next.every((id, index) => id === order.ids[index]) ? order : { ids: next, direction: null };
}
