import * as english from "@gbvf/api/lib/words/home/english.ts";
import type { Level } from "../../lib/address/filterReducer.ts";

export const levels: Record<Level, { label: string; placeholder: string }> = {
  national: { label: english.national, placeholder: english.allProvinces },
  district: { label: english.district, placeholder: english.allDistricts },
  local: { label: english.local, placeholder: english.allMunicipalities },
};
