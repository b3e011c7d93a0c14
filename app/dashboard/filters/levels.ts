import type { Level } from "../../lib/filterReducer.ts";

/** What the three dropdowns are called, and what they show while nothing is chosen. */
export const levels: Record<Level, { label: string; placeholder: string }> = {
  national: { label: "National", placeholder: "All provinces" },
  district: { label: "District", placeholder: "All districts" },
  local: { label: "Local", placeholder: "All municipalities" },
};
