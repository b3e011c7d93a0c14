const LONGEST = 60;

/** Text from a file for use in a message: one line, shortened, in quotation marks. */
export function inQuotes(text: string): string {
  const line = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
  return `"${line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line}"`;
}
