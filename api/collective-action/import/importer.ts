import type { Importer } from "../../import/Importer.ts";
import { importCollectiveActions } from "./importCollectiveActions.ts";
import { LAYOUT } from "./layout.ts";

export const importer: Importer = {
  run: importCollectiveActions,
  template: async () => ({ columns: [...LAYOUT.required, ...LAYOUT.optional], rows: [] }),
};
