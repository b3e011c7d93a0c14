import type { SheetCheck } from "@gbvf/api/questionnaire/contract.ts";
import { Table } from "@gbvf/ui/primitives/Table/Table.tsx";

export function SheetFaults({ faults }: Pick<SheetCheck, "faults">) {
  return (
    <Table
      caption="Faults in the sheet"
      rows={faults.map((fault, index) => ({ ...fault, index }))}
      rowId={({ index }) => index}
      columns={[
        { id: "message", name: "What is wrong", value: ({ message }) => message },
        { id: "row", name: "Row", value: ({ row }) => row, isNumeric: true },
        { id: "column", name: "Column", value: ({ column }) => column },
        { id: "sheet", name: "Sheet", value: ({ sheet }) => sheet },
      ]}
    />
  );
}
