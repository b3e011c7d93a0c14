import type { Progress } from "../../../import/Importer.ts";
import { parseCsv } from "../../../import/parseCsv.ts";
import type { RejectsFile } from "../../../import/RejectsFile.ts";
import { readWorkbookSheet } from "../../../import/readWorkbookSheet.ts";
import { recogniseFile } from "../../../import/recogniseFile.ts";
import type { FigureCollector } from "./collectFigures.ts";
import type { YearMeaning } from "./crimeColumns.ts";
import { createCrimeRowReader } from "./crimeRows.ts";
import type { HeadingVocabulary } from "./headerSubjects.ts";
import type { RowsRead } from "./rowTaker.ts";

/** The police's workbooks have the figures in this hidden sheet. */
const RAW_SHEET = "RAW Data";

type FileInput = {
  file: string;
  years: YearMeaning | undefined;
  findVocabulary: (cells: readonly string[]) => HeadingVocabulary;
  collector: FigureCollector;
  rejects: RejectsFile;
  onProgress: (progress: Progress) => void;
};

export async function readCrimeFile(input: FileInput): Promise<RowsRead & { format: "workbook" | "csv" }> {
  const { file, rejects, onProgress } = input;
  const { format, size } = await recogniseFile(file);
  const onBytes = (done: number, total: number) => onProgress({ stage: "Reading", done, total });
  const onHeader = (cells: readonly string[]) => rejects.setHeader(cells);
  const reader = createCrimeRowReader({
    ...input,
    onHeader,
    ...(format === "workbook" && { sheet: RAW_SHEET }),
  });
  if (format === "workbook")
    await readWorkbookSheet(file, RAW_SHEET, reader.onRow, onBytes, { onMerged: reader.onMerged });
  else {
    await parseCsv(
      file,
      (cells, line) => reader.onRow({ cells, line }),
      (bytes) => onBytes(bytes, size),
    );
  }
  reader.onEnd();
  return { ...reader.read, format };
}
