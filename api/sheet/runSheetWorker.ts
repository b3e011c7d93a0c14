import { readSheetFile, type SheetKind, type SheetTask } from "./sheetReader.ts";

export function runSheetWorker<Given, Understood>(kind: SheetKind<Given, Understood>): void {
  // Nobody would receive the result.
  process.on("disconnect", () => process.exit(1));
  process.once("message", async (task: SheetTask<Given>) => {
    const result = await readSheetFile(kind, task);
    process.send?.(result, () => process.disconnect?.());
  });
}
