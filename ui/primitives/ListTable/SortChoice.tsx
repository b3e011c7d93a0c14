import { SelectField } from "../SelectField/SelectField.tsx";
import type { Sort } from "../Table/sortRows.ts";
import type { ListColumn } from "./ListColumn.ts";
import { ForCards } from "./listLook.ts";

export interface SortChoiceProps<Row> {
  columns: readonly ListColumn<Row>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
}

export function SortChoice<Row>({ columns, sort, onSort }: SortChoiceProps<Row>) {
  const sorts = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ id, name }) =>
      (["ascending", "descending"] as const).map((direction) => ({
        id: `${id} ${direction}`,
        name: `${name}, ${direction}`,
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
          const found = sorts.find(({ id }) => id === chosen);
          if (found) onSort(found.sort);
        }}
      />
    </ForCards>
  );
}
