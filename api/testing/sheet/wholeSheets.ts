import type { ReadSheet, SheetKind } from "../../sheet/sheetReader.ts";

export const WHOLE_SHEETS: SheetKind<null, ReadSheet> = {
  sheetName: "Contacts",
  worker: new URL("./wholeSheetWorker.ts", import.meta.url),
  understand: (sheet) => sheet,
};
