import type { DataImport } from "@gbvf/api/data-import/contract.ts";

export interface ImportViewProps {
  one: DataImport;
  /** Leads back to the form for another file. */
  onClose: () => void;
}
