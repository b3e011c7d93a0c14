import { readSheetFile, type SheetTask } from "./sheetReader.ts";

// Without the server nobody would learn what came of it.
process.on("disconnect", () => process.exit(1));
process.once("message", async (task: SheetTask) => {
  const result = await readSheetFile(task);
  process.send?.(result, () => process.disconnect?.());
});
