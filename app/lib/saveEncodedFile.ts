import { saveFile } from "@gbvf/ui/charts/saveFile.ts";

/** Hands a file that the server sent in base64 to the browser. */
export function saveEncodedFile(fileName: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  saveFile(fileName, bytes, "application/octet-stream");
}
