import { saveFile } from "@gbvf/ui/charts/saveFile.ts";

export function saveEncodedFile(fileName: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  saveFile(fileName, bytes, "application/octet-stream");
}
