import { type ReactNode, useId, useState } from "react";
import { Button } from "react-aria-components/Button";
import type { RootProps } from "../../tokens/RootProps.ts";
import { Icon } from "../Icon/Icon.tsx";
import { type Sort, type SortValue, sortRows } from "./sortRows.ts";
import { Caption, CellText, Empty, Frame, Grid, SortLabel, Viewport } from "./tableStyles.ts";

export interface TableColumn<Row> {
  id: string;
  label: string;
  /** Sorts the column, and is shown if there is no `cell`; null is shown as 'No data'. */
  value: (row: Row) => SortValue;
  /** Draws a formatted figure, a link, or why there is no figure. */
  cell?: (row: Row) => ReactNode;
  isNumeric?: boolean;
}

export interface TableProps<Row> extends RootProps {
  /** Names place, time and source. */
  caption: ReactNode;
  /** The first column names the row. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Rows that stay above the others however they are sorted. */
  pinned?: readonly Row[] | undefined;
  rowId: (row: Row) => string | number;
  initialSort?: Sort;
  emptyMessage?: string;
  /** Any CSS length; taller tables scroll under their heading. */
  maxHeight?: string;
}

/**
 * Scrolls sideways on narrow screens.
 *
 * - **When:** A table that fits the page, sorted in the browser.
 * - **When not:** Long lists: use `ListTable`. Facts of one thing: use `DetailList`.
 * - **Keys:** Tab moves to headings, links and a table that scrolls; Enter and Space on a heading sort by it,
 *   then reverse the order; arrow keys scroll.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  pinned = [],
  rowId,
  initialSort,
  emptyMessage,
  maxHeight,
  ...root
}: TableProps<Row>) {
  const [sort, setSort] = useState(initialSort);
  const captionId = useId();
  const sortedColumn = columns.find(({ id }) => id === sort?.columnId);
  const sortedRows = sortedColumn && sort ? sortRows(rows, sortedColumn.value, sort.direction) : rows;
  return (
    <Frame {...root} $maxHeight={maxHeight}>
      {/* Not a <caption>, which would scroll out of sight with a wide table. */}
      <Caption id={captionId}>{caption}</Caption>
      {/* Focusable, because scrolling must be possible without a mouse. */}
      <Viewport role="region" aria-labelledby={captionId} tabIndex={0}>
        <Grid aria-labelledby={captionId}>
          <thead>
            <tr>
              {columns.map((column) => {
                const direction = column.id === sort?.columnId ? sort.direction : undefined;
                const opposite = direction === "ascending" ? "descending" : "ascending";
                const next = direction ? opposite : column.isNumeric ? "descending" : "ascending";
                return (
                  <th
                    key={column.id}
                    scope="col"
                    aria-sort={direction}
                    data-numeric={column.isNumeric || undefined}
                  >
                    <SortLabel as={Button} onPress={() => setSort({ columnId: column.id, direction: next })}>
                      {column.label}
                      <Icon name={sortIcon[direction ?? "none"]} size={16} />
                    </SortLabel>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {[...pinned, ...sortedRows].map((row, index) => (
              <tr key={rowId(row)} data-pinned={index < pinned.length || undefined}>
                {columns.map((column, columnIndex) => (
                  <Cell key={column.id} column={column} row={row} isRowHeader={columnIndex === 0} />
                ))}
              </tr>
            ))}
          </tbody>
        </Grid>
        {rows.length === 0 && <Empty role="status">{emptyMessage ?? "No data available to display."}</Empty>}
      </Viewport>
    </Frame>
  );
}

const sortIcon = { ascending: "chevronUp", descending: "chevronDown", none: "sort" } as const;

interface CellProps<Row> {
  column: TableColumn<Row>;
  row: Row;
  isRowHeader: boolean;
}

function Cell<Row>({ column, row, isRowHeader }: CellProps<Row>) {
  const value = column.value(row);
  const content = <CellText>{(column.cell?.(row) || value) ?? "No data"}</CellText>;
  const marks = {
    "data-numeric": column.isNumeric || undefined,
    "data-missing": value === null || undefined,
  };
  return isRowHeader ? (
    <th scope="row" {...marks}>
      {content}
    </th>
  ) : (
    <td {...marks}>{content}</td>
  );
}
