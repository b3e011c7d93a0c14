import { DataNote } from "../DataNote/DataNote.tsx";

export interface FreshnessNoteProps {
  /** The latest period with figures: "Apr - Jun 2026". */
  latest: string;
  /** The last completed period: "Jul - Sep 2026". */
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
