import { Button } from "react-aria-components/Button";
import { Icon } from "../Icon/Icon.tsx";
import type { Sort } from "../Table/sortRows.ts";
import { SortLabel } from "../Table/tableStyles.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import type { ListColumn } from "./listStyles.ts";
import { tableRole } from "./listStyles.ts";

export interface ListHeadProps<Row> {
  columns: readonly ListColumn<Row>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  hasSelection: boolean;
}

export function ListHead<Row>({ columns, sort, onSort, hasSelection }: ListHeadProps<Row>) {
  return (
    <thead {...tableRole("rowgroup")}>
      <tr {...tableRole("row")} aria-rowindex={1}>
        {hasSelection && (
          <th {...tableRole("columnheader")} scope="col">
            <VisuallyHidden>Choose</VisuallyHidden>
          </th>
        )}
        {columns.map(({ id, label, isSortable, isNumeric }) => {
          const direction = id === sort.columnId ? sort.direction : undefined;
          const next = direction === "ascending" ? "descending" : "ascending";
          return (
            <th
              key={id}
              {...tableRole("columnheader")}
              scope="col"
              aria-sort={direction}
              data-numeric={isNumeric || undefined}
            >
              {isSortable ? (
                <SortLabel as={Button} onPress={() => onSort({ columnId: id, direction: next })}>
                  {label}
                  <Icon name={icons[direction ?? "none"]} size={16} />
                </SortLabel>
              ) : (
                <span>{label}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

const icons = { ascending: "chevronUp", descending: "chevronDown", none: "sort" } as const;
