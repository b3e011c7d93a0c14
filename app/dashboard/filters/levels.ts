import type { Level } from "../../lib/address/filterReducer.ts";

export const levels: Record<Level, { label: string; placeholder: string }> = {
  national: { label: "National", placeholder: "All provinces" },
  district: { label: "District", placeholder: "All districts" },
  local: { label: "Local", placeholder: "All municipalities" },
};
