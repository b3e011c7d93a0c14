import { type Entry, openPromise, type ZipFile } from "yauzl";
import { inMegabytes } from "../lib/text/counted.ts";
import { ImportError } from "./ImportError.ts";

const MAX_ENTRIES = 5000;
const MAX_UNZIPPED_BYTES = 1_000_000_000;

export type Workbook = {
  has(part: string): boolean;
  size(part: string): number;
  read(part: string): AsyncGenerator<string>;
  close(): void;
};

/** @throws {ImportError} if the file is damaged, cut short or larger than the limit */
export async function openWorkbook(file: string, maxUnzippedBytes = MAX_UNZIPPED_BYTES): Promise<Workbook> {
  let zip: ZipFile | undefined;
  const entries = new Map<string, Entry>();
  try {
    zip = await openPromise(file, { autoClose: false });
    if (zip.entryCount > MAX_ENTRIES) throw new ImportError(file, `it has more than ${MAX_ENTRIES} parts.`);
    let unzipped = 0;
    for await (const entry of zip.eachEntry()) {
      unzipped += entry.uncompressedSize;
      if (unzipped > maxUnzippedBytes) {
        throw new ImportError(
          file,
          `it would unzip to more than the limit of ${inMegabytes(maxUnzippedBytes)}.`,
        );
      }
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    zip?.close();
    throw toImportError(file, error);
  }
  const archive = zip;
  if (!entries.has("xl/workbook.xml")) {
    archive.close();
    throw new ImportError(file, describeOtherFormat(entries));
  }
  return {
    has: (part) => entries.has(part),
    size: (part) => entries.get(part)?.uncompressedSize ?? 0,
    close: () => archive.close(),
    async *read(part) {
      const entry = entries.get(part);
      if (entry === undefined) throw new ImportError(file, `the workbook lacks its part ${part}.`);
      try {
        const decoder = new TextDecoder("utf-8", { fatal: true });
        for await (const chunk of await archive.openReadStreamPromise(entry)) {
          yield decoder.decode(chunk, { stream: true });
        }
        yield decoder.decode();
      } catch (error) {
        throw toImportError(file, error);
      }
    },
  };
}

function describeOtherFormat(entries: ReadonlyMap<string, Entry>): string {
  if (entries.has("xl/workbook.bin"))
    return "it is a binary workbook (.xlsb); open it in Excel and save it as .xlsx.";
  if (entries.has("content.xml")) return "it is an OpenDocument file (.ods); save it as .xlsx.";
  return "it is a zip archive, but not a workbook; unpack it and upload the file of figures inside.";
}

function toImportError(file: string, error: unknown): ImportError {
  if (error instanceof ImportError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new ImportError(file, `the workbook is damaged or cut short (${reason}).`);
}
