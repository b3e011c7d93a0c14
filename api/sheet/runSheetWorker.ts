import { readSheetFile, type SheetKind, type SheetTask } from "./readSheetFile.ts";

export function runSheetWorker<Context, ParsedSheet>(kind: SheetKind<Context, ParsedSheet>): void {
  // Without the server nobody would get the result.
  process.on("disconnect", () => process.exit(1));
  process.once("message", async (task: SheetTask<Context>) => {
    const result = await readSheetFile(kind, task);
    process.send?.(result, () => process.disconnect?.());
  });
}
