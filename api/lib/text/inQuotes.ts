const LONGEST = 60;

export function inQuotes(text: string): string {
  const line = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
  return `"${line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line}"`;
}
