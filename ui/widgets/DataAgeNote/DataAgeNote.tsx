import type { RootProps } from "../../tokens/RootProps.ts";
import { DataNote } from "../DataNote/DataNote.tsx";

export interface DataAgeNoteProps extends RootProps<HTMLParagraphElement> {
  /** "Apr - Jun 2026" */
  latest: string;
  /** The last completed period. */
  expected: string;
  /** True if newer figures exist, but cover too few people to be shown. */
  isHidden?: boolean;
}

/**
 * - **When:** The latest figures are older than they could be.
 * - **When not:** They are current: it draws nothing.
 */
export function DataAgeNote({ latest, expected, isHidden = false, ...root }: DataAgeNoteProps) {
  if (latest === expected) return null;
  return (
    <DataNote {...root}>
      {isHidden
        ? `Too few organisations have surveys for ${expected} to show figures. The latest that can be shown are for ${latest}.`
        : `Figures for ${expected} are not yet captured. The latest are for ${latest}.`}
    </DataNote>
  );
}
