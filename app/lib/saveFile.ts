/** Hands content to the browser as a file. Nothing leaves the reader's machine. */
export function saveFile(fileName: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement("a"), { href: address, download: fileName }).click();
  URL.revokeObjectURL(address);
}

/** The same of a file that the server sent in base64. */
export function saveEncodedFile(fileName: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  saveFile(fileName, bytes, "application/octet-stream");
}
