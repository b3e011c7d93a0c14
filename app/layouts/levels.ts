import type { Level } from "../lib/filterReducer.ts";

/** What the three dropdowns are called, and what they choose. */
export const levels: Record<Level, { label: string; boundaryTypeId: number; placeholder: string }> = {
  national: { label: "National", boundaryTypeId: 1, placeholder: "All provinces" },
  district: { label: "District", boundaryTypeId: 2, placeholder: "All districts" },
  local: { label: "Local", boundaryTypeId: 3, placeholder: "All municipalities" },
};
