import { type ReactNode, useId, useRef, useState } from "react";
import type { RootProps } from "../../tokens/RootProps.ts";
import { Button } from "../Button/Button.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { Pagination } from "../Pagination/Pagination.tsx";
import { SearchField } from "../SearchField/SearchField.tsx";
import { SelectField } from "../SelectField/SelectField.tsx";
import type { Sort } from "../Table/sortRows.ts";
import { Viewport } from "../Table/tableStyles.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { ListHead } from "./ListHead.tsx";
import type { ListColumn } from "./listStyles.ts";
import { Filters, ForCards, ForPhones, Grid, Root, Tools, tableRole } from "./listStyles.ts";
import { type ListSelection, SelectionBar, toggleId } from "./SelectionBar.tsx";

export interface ListTableProps<Row> extends RootProps {
  /** Read by screen readers only, because the page's heading is above the table. */
  caption: string;
  /** The first column names the row. */
  columns: readonly ListColumn<Row>[];
  /** The rows of the current page, sorted and filtered by the server. */
  rows: readonly Row[];
  rowId: (row: Row) => number;
  /** The accessible name of the row's tick box. */
  rowLabel: (row: Row) => string;
  sort: Sort;
  onSort: (sort: Sort) => void;
  search?: { label: string; value: string; onChange: (value: string) => void };
  /** Shown next to the search field; on a phone, a button opens them. */
  filters?: ReactNode;
  pages: { page: number; pageSize: number; total: number; onChange: (page: number) => void };
  selection?: ListSelection;
  /** True while the next rows load; the previous rows stay on screen. */
  isLoading?: boolean;
  /** Shown if there are no rows: an `EmptyState`. */
  empty: ReactNode;
}

/**
 * Rows become cards on narrow screens.
 *
 * - **When:** A long list from a server, with search, filters, sorting and pages.
 * - **When not:** A table that fits a screen: use `Table`. Figures of a chart: use `DataTable`.
 * - **Keys:** Tab moves to search, filters, headings, rows and pages; Enter and Space sort, follow a link or
 *   change the page; Space ticks a row.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, columns, rows, rowId, rowLabel, sort, onSort, search, filters, pages, ...rest } = props;
  const { selection, isLoading = false, empty, ...root } = rest;
  const captionId = useId();
  const viewport = useRef<HTMLDivElement>(null);
  const goToPage = (page: number) => {
    pages.onChange(page);
    viewport.current?.focus({ preventScroll: true });
    viewport.current?.scrollIntoView({ block: "start" });
  };
  return (
    <Root {...root} data-many-columns={columns.length > 5 || undefined}>
      <Tools>
        {search && <SearchField {...search} />}
        <FoldedOnPhone hasFilters={filters !== undefined}>
          {filters}
          <SortChoice columns={columns} sort={sort} onSort={onSort} />
        </FoldedOnPhone>
      </Tools>
      {/* Focusable, because scrolling must be possible without a mouse. */}
      <Viewport ref={viewport} role="region" aria-labelledby={captionId} aria-busy={isLoading} tabIndex={0}>
        <VisuallyHidden id={captionId}>{caption}</VisuallyHidden>
        {rows.length === 0 ? (
          empty
        ) : (
          <Grid {...tableRole("table")} aria-labelledby={captionId} aria-rowcount={pages.total + 1}>
            <ListHead columns={columns} sort={sort} onSort={onSort} hasSelection={selection !== undefined} />
            <tbody {...tableRole("rowgroup")}>
              {rows.map((row, rowIndex) => (
                <ListRow
                  key={rowId(row)}
                  row={row}
                  // Row numbers are those of the whole list, in which the heading is row 1.
                  index={(pages.page - 1) * pages.pageSize + rowIndex + 2}
                  id={rowId(row)}
                  label={rowLabel(row)}
                  columns={columns}
                  selection={selection}
                />
              ))}
            </tbody>
          </Grid>
        )}
      </Viewport>
      {selection && (rows.length > 0 || selection.chosen.size > 0) && (
        <SelectionBar {...selection} pageIds={rows.map(rowId)} />
      )}
      <Pagination {...pages} label={`Pages: ${caption}`} onChange={goToPage} />
    </Root>
  );
}

function FoldedOnPhone({ hasFilters, children }: { hasFilters: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <ForPhones>
        <Button aria-expanded={isOpen} aria-controls={id} onPress={() => setOpen(!isOpen)}>
          {hasFilters ? "Filter and sort" : "Sort"}
        </Button>
      </ForPhones>
      <Filters id={id} data-open={isOpen || undefined}>
        {children}
      </Filters>
    </>
  );
}

interface SortChoiceProps<Row> {
  columns: readonly ListColumn<Row>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
}

function SortChoice<Row>({ columns, sort, onSort }: SortChoiceProps<Row>) {
  const sorts = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ id, label }) =>
      (["ascending", "descending"] as const).map((direction) => ({
        id: `${id} ${direction}`,
        label: `${label}, ${direction}`,
        sort: { columnId: id, direction },
      })),
    );
  if (sorts.length === 0) return null;
  return (
    <ForCards>
      <SelectField
        label="Sort by"
        placeholder="Choose…"
        options={sorts}
        value={`${sort.columnId} ${sort.direction}`}
        onChange={(chosen) => {
          const sort = sorts.find(({ id }) => id === chosen);
          if (sort) onSort(sort.sort);
        }}
      />
    </ForCards>
  );
}

interface ListRowProps<Row> {
  row: Row;
  /** The row's number in the whole list, not on the page. */
  index: number;
  id: number;
  label: string;
  columns: readonly ListColumn<Row>[];
  selection: ListSelection | undefined;
}

/** In a narrow list the row is a card, in which each value follows its column's name. */
function ListRow<Row>({ row, index, id, label, columns, selection }: ListRowProps<Row>) {
  const [first, ...rest] = columns;
  const isChosen = selection?.chosen.has(id) ?? false;
  return (
    <tr {...tableRole("row")} aria-rowindex={index} data-chosen={isChosen || undefined}>
      {selection && (
        <td {...tableRole("cell")} data-choice>
          <Checkbox isSelected={isChosen} onChange={() => selection.onChange(toggleId(selection.chosen, id))}>
            <VisuallyHidden>Choose {label}</VisuallyHidden>
          </Checkbox>
        </td>
      )}
      {first && (
        <th {...tableRole("rowheader")} scope="row">
          {first.cell(row)}
        </th>
      )}
      {rest.map((column) => (
        <td
          key={column.id}
          {...tableRole("cell")}
          data-label={column.label}
          data-numeric={column.isNumeric || undefined}
          data-card={column.card}
        >
          <span>{column.cell(row)}</span>
        </td>
      ))}
    </tr>
  );
}
