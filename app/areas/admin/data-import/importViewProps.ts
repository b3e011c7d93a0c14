import type { OpenedImport } from "@gbvf/api/data-import/contract.ts";

export interface ImportViewProps {
  one: OpenedImport;
  onClose: () => void;
}
