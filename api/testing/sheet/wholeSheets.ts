import type { SheetContent, SheetKind } from "../../sheet/readSheetFile.ts";

export const WHOLE_SHEETS: SheetKind<null, SheetContent> = {
  sheetName: "Contacts",
  worker: new URL("./wholeSheetWorker.ts", import.meta.url),
  parse: (sheet) => sheet,
};
