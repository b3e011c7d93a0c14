import type { SheetError } from "@gbvf/api/sheet/contract.ts";
import { FileDrop } from "@gbvf/ui/primitives/FileDrop/FileDrop.tsx";
import { Table } from "@gbvf/ui/primitives/Table/Table.tsx";
import { plural } from "@gbvf/ui/text/format.ts";
import { useState } from "react";

/** `body` is a copy in memory, because the file on the disk may change. */
export type UploadedSheet = { fileName: string; body: Blob };

interface SheetDropProps {
  label: string;
  isReading: boolean;
  errors: readonly SheetError[];
  onChange: (uploaded: UploadedSheet | null) => void;
}

const SHEET_FILES = { endings: [".xlsx", ".csv"], maxBytes: 2 * 1024 * 1024 } as const;

export function SheetDrop({ label, isReading, errors, onChange }: SheetDropProps) {
  const [file, setFile] = useState<File | null>(null);
  const readFile = async (chosen: File | null) => {
    setFile(chosen);
    onChange(chosen && { fileName: chosen.name, body: new Blob([await chosen.arrayBuffer()]) });
  };
  return (
    <>
      <FileDrop label={label} {...SHEET_FILES} value={file} onChange={(chosen) => void readFile(chosen)} />
      <div role="status">{isReading && <p>Reading the sheet…</p>}</div>
      <SheetErrors errors={errors} />
    </>
  );
}

export const SheetErrors = ({ errors }: Pick<SheetDropProps, "errors">) => (
  <>
    <div role="status">
      {errors.length > 0 && (
        <p>
          <strong>{plural(errors.length, "fault", "faults")} in this sheet.</strong> Nothing was saved. Mend
          them in your spreadsheet program and send it again.
        </p>
      )}
    </div>
    {errors.length > 0 && (
      <Table
        caption="Faults in the sheet"
        rows={errors.map((error, index) => ({ ...error, index }))}
        rowId={({ index }) => index}
        columns={[
          { id: "message", label: "What is wrong", value: ({ message }) => message },
          { id: "row", label: "Row", value: ({ row }) => row, isNumeric: true },
          { id: "column", label: "Column", value: ({ column }) => column },
          { id: "sheet", label: "Sheet", value: ({ sheet }) => sheet },
        ]}
      />
    )}
  </>
);
