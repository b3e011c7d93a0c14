const LONGEST = 60;

/** Text from a file as it may stand in a message: on one line, not too long, in quotation marks. */
export function inQuotes(text: string): string {
  const line = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
  return `"${line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line}"`;
}
