import { DataTable, type DataTableProps } from "../../charts/DataTable/DataTable.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { type CrimeArea, crimeTable } from "./crimeTable.ts";

export interface CrimeTableProps {
  areas: readonly CrimeArea[];
  /** What an area is: "Province". */
  areaWord: string;
  /** What, where and when: "Crime by province, South Africa, 2015/16". */
  caption: string;
  /** Where an area leads to. */
  rowHref?: DataTableProps["rowHref"];
}

/** Every area's reports, rate and people, sortable, highest rate first. */
export function CrimeTable({ areas, areaWord, caption, rowHref }: CrimeTableProps) {
  return (
    <DataTable
      table={crimeTable(areas, areaWord, caption)}
      initialSort={{ columnId: "rate", direction: "descending" }}
      rowHref={rowHref}
    />
  );
}

/** Caption and heading, then one line for each row, in rem. */
const headHeight = 6.5;
const rowHeight = 2.25;

/** The outline of a table of so many areas. */
export const CrimeTableSkeleton = ({ areas = 9 }: { areas?: number }) => (
  <Skeleton height={`${headHeight + areas * rowHeight}rem`} />
);
