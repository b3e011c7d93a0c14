/** Hands a text to the browser as a file. The mark at its start tells spreadsheet programs that it is UTF-8. */
export function saveText(fileName: string, text: string): void {
  const content = text.startsWith("\uFEFF") ? text : `\uFEFF${text}`;
  const address = URL.createObjectURL(new Blob([content], { type: "text/csv;charset=utf-8" }));
  Object.assign(document.createElement("a"), { href: address, download: fileName }).click();
  URL.revokeObjectURL(address);
}
