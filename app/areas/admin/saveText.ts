import { saveFile } from "@gbvf/ui/charts/saveFile.ts";

/** The mark at its start tells spreadsheet programs that it is UTF-8. */
export function saveText(fileName: string, text: string): void {
  saveFile(fileName, text.startsWith("\uFEFF") ? text : `\uFEFF${text}`, "text/csv;charset=utf-8");
}
