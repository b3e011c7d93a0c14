import type { Level } from "../../lib/filterReducer.ts";

/** Names of the three dropdowns, and their words while nothing is chosen. */
export const levels: Record<Level, { label: string; placeholder: string }> = {
  national: { label: "National", placeholder: "All provinces" },
  district: { label: "District", placeholder: "All districts" },
  local: { label: "Local", placeholder: "All municipalities" },
};
