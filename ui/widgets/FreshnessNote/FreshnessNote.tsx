import { DataNote } from "../DataNote/DataNote.tsx";

export interface FreshnessNoteProps {
  /** Example: "Apr - Jun 2026". */
  latest: string;
  /** The last completed period. */
  expected: string;
}

/** Shown only if the latest figures are older than they could be. */
export function FreshnessNote({ latest, expected }: FreshnessNoteProps) {
  if (latest === expected) return null;
  return (
    <DataNote>
      Figures for {expected} are not yet captured. The latest are for {latest}.
    </DataNote>
  );
}
