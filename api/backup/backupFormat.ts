import { z } from "zod";
import { StartError } from "../lib/env.ts";

const FORMAT = "gbvf backup 1";

/** The first line of a backup. */
export const BackupHeader = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** The database's migrations: the code that restores it must know them all. */
  migrations: z.array(z.string()),
  sequences: z.record(z.string(), z.string().regex(/^\d+$/).nullable()),
  tables: z.number().int(),
  rows: z.number().int(),
  digest: z.string(),
});
export type BackupHeader = z.infer<typeof BackupHeader>;

/** The line before a table's rows: how many bytes they are. */
const TablePart = z.object({
  table: z.string(),
  columns: z.array(z.string()).min(1),
  bytes: z.number().int(),
});
type Table = Omit<z.infer<typeof TablePart>, "bytes"> & { chunks: Buffer<ArrayBuffer>[] };

const LONGEST_LINE = 1_000_000;

export const headerLine = (header: Omit<BackupHeader, "format">): Buffer<ArrayBuffer> =>
  lineOf({ format: FORMAT, ...header });

export function* tableParts({ table, columns, chunks }: Table): Generator<Buffer<ArrayBuffer>> {
  const bytes = chunks.reduce((sum, { length }) => sum + length, 0);
  yield lineOf({ table, columns, bytes });
  yield* chunks;
}

const lineOf = (value: object) => Buffer.from(`${JSON.stringify(value)}\n`);

/** Reads a backup that is unpacked already: its header, then one table after the other. */
export class BackupReader {
  readonly #source: AsyncIterator<Buffer<ArrayBuffer>>;
  #held: Buffer<ArrayBuffer> = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer<ArrayBuffer>>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** @throws {StartError} where it is not a backup, or one that is cut off */
  async readHeader(): Promise<BackupHeader> {
    const line = await this.#line();
    const header = BackupHeader.safeParse(parsed(line));
    if (!header.success) throw new StartError("This file is not a backup of this product.");
    return header.data;
  }

  async *readTables(): AsyncGenerator<Table> {
    for (let line = await this.#line(); line !== null; line = await this.#line()) {
      const part = TablePart.safeParse(parsed(line));
      if (!part.success) throw broken();
      const { bytes, ...table } = part.data;
      yield { ...table, chunks: await this.#bytes(bytes) };
    }
  }

  async #line(): Promise<string | null> {
    for (;;) {
      const end = this.#held.indexOf(10);
      if (end >= 0) {
        const line = this.#held.subarray(0, end).toString();
        this.#held = this.#held.subarray(end + 1);
        return line;
      }
      if (this.#held.length > LONGEST_LINE)
        throw new StartError("This file is not a backup of this product.");
      if (!(await this.#more())) return this.#held.length === 0 ? null : this.#held.toString();
    }
  }

  async #bytes(wanted: number): Promise<Buffer<ArrayBuffer>[]> {
    const chunks: Buffer<ArrayBuffer>[] = [];
    for (let left = wanted; left > 0; ) {
      if (this.#held.length === 0 && !(await this.#more())) throw broken();
      const chunk = this.#held.subarray(0, left);
      this.#held = this.#held.subarray(chunk.length);
      chunks.push(chunk);
      left -= chunk.length;
    }
    return chunks;
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#source.next().catch(() => {
      throw broken();
    });
    if (done) return false;
    this.#held = this.#held.length === 0 ? value : Buffer.concat([this.#held, value]);
    return true;
  }
}

const broken = () => new StartError("The backup is damaged or not complete.");

function parsed(line: string | null): unknown {
  try {
    return JSON.parse(line ?? "");
  } catch {
    return undefined;
  }
}
