const MAX_QUOTED = 60;

export function inQuotes(text: string): string {
  const line = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
  return `"${line.length > MAX_QUOTED ? `${line.slice(0, MAX_QUOTED)}…` : line}"`;
}
