import type { Progress } from "../Importer.ts";
import type { FigureCollector } from "./collectFigures.ts";
import { crimeCsvReader, type RowReader } from "./crimeCsv.ts";
import type { RejectsFile } from "./RejectsFile.ts";
import { readCsv } from "./readCsv.ts";
import { readSheet } from "./readSheet.ts";
import { recogniseFile } from "./recogniseFile.ts";
import { RAW_SHEET, sapsWorkbookReader } from "./sapsWorkbook.ts";

/**
 * Puts the figures of a file into the collector, whichever of the layouts it has, and says which format it was.
 * @throws {import("../ImportError.ts").ImportError} at any fault of the file
 */
export async function readCrimeFile(
  file: string,
  collector: FigureCollector,
  rejects: RejectsFile,
  onProgress: (progress: Progress) => void,
): Promise<"workbook" | "csv"> {
  const { format, size } = await recogniseFile(file);
  const onBytes = (done: number, total: number) => onProgress({ stage: "Reading", done, total });
  if (format === "workbook") {
    const onHeader = (cells: readonly string[]) => rejects.setHeader(cells);
    await readSheet(file, RAW_SHEET, sapsWorkbookReader(file, collector, onHeader), onBytes);
    return format;
  }
  let readRow: RowReader | undefined;
  const onRow = (cells: string[], line: number) => {
    if (readRow !== undefined) return readRow(cells, line);
    rejects.setHeader(cells);
    readRow = crimeCsvReader(file, cells, line, collector);
  };
  await readCsv(file, onRow, (bytes) => onBytes(bytes, size));
  return format;
}
