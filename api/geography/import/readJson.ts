import { readFile } from "node:fs/promises";
import { ImportError } from "../../import/ImportError.ts";
import { sizeOf } from "../../import/recogniseFile.ts";

const MAX_MB = 200;

/** @throws {ImportError} if it is missing, too large, empty, cut off or not JSON in UTF-8 */
export async function readJson(file: string): Promise<{ text: string; json: unknown }> {
  const size = await sizeOf(file);
  if (size > MAX_MB * 1e6) throw new ImportError(file, `it is larger than ${MAX_MB} MB.`);
  const text = decode(file, await readFile(file));
  if (text.trim() === "") throw new ImportError(file, "it is empty.");
  try {
    return { text, json: JSON.parse(text) };
  } catch (error) {
    throw notJson(file, text, error instanceof Error ? error.message : "");
  }
}

function decode(file: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new ImportError(file, "it is not text in UTF-8, as GeoJSON is.");
  }
}

function notJson(file: string, text: string, complaint: string): ImportError {
  const position = Number(/at position (\d+)/.exec(complaint)?.[1] ?? Number.NaN);
  const lastLine = text.trimEnd().split("\n").length;
  if (complaint.includes("end of JSON input") || position >= text.trimEnd().length) {
    return new ImportError(file, "the file ends in the middle: it was cut off.", lastLine);
  }
  const line = Number.isNaN(position) ? undefined : text.slice(0, position).split("\n").length;
  return new ImportError(file, "this is not JSON, so it cannot be GeoJSON.", line);
}
