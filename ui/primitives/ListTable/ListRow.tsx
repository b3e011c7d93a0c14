import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import type { ListColumn } from "./ListColumn.ts";
import { type ListSelection, toggled } from "./SelectionBar.tsx";
import { tableRole } from "./tableRole.ts";

export interface ListRowProps<Row> {
  row: Row;
  /** In the whole list, not the page. */
  index: number;
  id: number;
  name: string;
  columns: readonly ListColumn<Row>[];
  selection: ListSelection | undefined;
}

/** In a narrow list it is a card, with column names beside values. */
export function ListRow<Row>({ row, index, id, name, columns, selection }: ListRowProps<Row>) {
  const [first, ...others] = columns;
  const isChosen = selection?.chosen.has(id) ?? false;
  return (
    <tr {...tableRole("row")} aria-rowindex={index} data-chosen={isChosen || undefined}>
      {selection && (
        <td {...tableRole("cell")} data-choice>
          <Checkbox isSelected={isChosen} onChange={() => selection.onChange(toggled(selection.chosen, id))}>
            <VisuallyHidden>Choose {name}</VisuallyHidden>
          </Checkbox>
        </td>
      )}
      {first && (
        <th {...tableRole("rowheader")} scope="row">
          {first.cell(row)}
        </th>
      )}
      {others.map((column) => (
        <td
          key={column.id}
          {...tableRole("cell")}
          data-name={column.name}
          data-numeric={column.isNumeric || undefined}
        >
          <span>{column.cell(row)}</span>
        </td>
      ))}
    </tr>
  );
}
