import { createOnce } from "../../text/createOnce.ts";

/** Null if the row has no figure. */
export type SortValue = string | number | null;

export interface Sort {
  columnId: string;
  direction: "ascending" | "descending";
}

const getCollator = createOnce(() => new Intl.Collator("en-ZA", { numeric: true, sensitivity: "base" }));

const compare = (a: string | number, b: string | number) =>
  typeof a === "number" && typeof b === "number" ? a - b : getCollator().compare(String(a), String(b));

/** Rows without a figure come last in both directions, because they are neither high nor low. */
export function sortRows<Row>(
  rows: readonly Row[],
  value: (row: Row) => SortValue,
  direction: Sort["direction"],
): Row[] {
  const sign = direction === "ascending" ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [value(one), value(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compare(a, b);
  });
}
