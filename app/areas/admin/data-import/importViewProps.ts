import type { OpenedImport } from "@gbvf/api/data-import/contract.ts";

export interface ImportViewProps {
  openedImport: OpenedImport;
  onClose: () => void;
}
