import { ImportError } from "../ImportError.ts";
import { inQuotes } from "../inQuotes.ts";

/**
 * A day as ISO 8601; null where there is none.
 * @throws {ImportError} where the text is anything else
 */
export function readDay(file: string, text: string, line: number): string | null {
  if (text === "") return null;
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  // Days that no month has, such as 31 June, come out as another day.
  if (date === undefined || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text) {
    throw new ImportError(file, `${inQuotes(text)} is not a day such as 2024-08-09.`, line);
  }
  return text;
}
