import { open, stat } from "node:fs/promises";
import { inMegabytes } from "../lib/text/counted.ts";
import { ImportError } from "./ImportError.ts";

const MAX_CSV_BYTES = 400_000_000;
const MAX_WORKBOOK_BYTES = 64_000_000;
const HEAD_BYTES = 65_536;

export async function getSize(file: string): Promise<number> {
  // `stat` comes before `open`, which waits forever on a pipe that has no writer.
  const status = await stat(file).catch(createUnreadableError(file));
  if (!status.isFile()) throw new ImportError(file, "it is not a file.");
  return status.size;
}

const createUnreadableError = (file: string) => (error: NodeJS.ErrnoException) => {
  throw new ImportError(
    file,
    error.code === "ENOENT" ? "there is no such file." : `it cannot be read (${error.code}).`,
  );
};

export async function recogniseFile(file: string): Promise<{ format: "workbook" | "csv"; size: number }> {
  const size = await getSize(file);
  const handle = await open(file, "r").catch(createUnreadableError(file));
  try {
    if (size === 0) throw new ImportError(file, "the file is empty.");
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const format = recogniseHead(file, buffer.subarray(0, bytesRead));
    const limit = format === "workbook" ? MAX_WORKBOOK_BYTES : MAX_CSV_BYTES;
    if (size > limit) {
      throw new ImportError(
        file,
        `the file has ${inMegabytes(size)}, more than the limit of ${inMegabytes(limit)}.`,
      );
    }
    return { format, size };
  } finally {
    await handle.close();
  }
}

function recogniseHead(file: string, head: Buffer): "workbook" | "csv" {
  if (head.subarray(0, 4).equals(Buffer.from("PK\x03\x04"))) return "workbook";
  if (head.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) {
    throw new ImportError(
      file,
      "it is an old or password-protected workbook; save it as .xlsx without a password.",
    );
  }
  if (head.includes(0))
    throw new ImportError(file, "it is neither a workbook (.xlsx, .xlsm) nor CSV text in UTF-8.");
  return "csv";
}
