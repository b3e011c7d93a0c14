import type { Importer } from "../../import/Importer.ts";
import { importCrime } from "./importCrime.ts";

export const importer: Importer = {
  run: importCrime,
  template: async () => ({ columns: ["province", "station", "period", "category", "count"], rows: [] }),
};
