import { z } from "zod";
import { StartError } from "../lib/operating/env.ts";

const FORMAT = "gbvf backup 2";

const Common = z.object({
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  sequences: z.record(z.string(), z.string().regex(/^\d+$/).nullable()),
  tables: z.number().int(),
});

/** The first line has the row count and one digest of rows and counters. */
const FormerHeader = Common.extend({
  format: z.literal("gbvf backup 1"),
  rows: z.number().int(),
  digest: z.string(),
});
const Header = Common.extend({ format: z.literal(FORMAT) });

export const BackupHeader = z.discriminatedUnion("format", [Header, FormerHeader]);
export type BackupHeader = z.infer<typeof BackupHeader>;

const BackupEnd = z.object({
  rows: z.number().int(),
  digest: z.string(),
  sequencesDigest: z.string(),
});
export type BackupEnd = z.infer<typeof BackupEnd>;

const TablePart = z.object({
  table: z.string(),
  columns: z.array(z.string()).min(1),
  bytes: z.number().int(),
});
type Table = Omit<z.infer<typeof TablePart>, "bytes"> & { chunks: Buffer<ArrayBuffer>[] };

const MAX_LINE = 1_000_000;

export const headerLine = (header: z.infer<typeof Common>): Buffer<ArrayBuffer> =>
  lineOf({ format: FORMAT, ...header });
export const endLine = (end: BackupEnd): Buffer<ArrayBuffer> => lineOf(end);

export function* tableParts({ table, columns, chunks }: Table): Generator<Buffer<ArrayBuffer>> {
  const bytes = chunks.reduce((sum, { length }) => sum + length, 0);
  yield lineOf({ table, columns, bytes });
  yield* chunks;
}

const lineOf = (value: object) => Buffer.from(`${JSON.stringify(value)}\n`);

export class BackupReader {
  readonly #source: AsyncIterator<Buffer<ArrayBuffer>>;
  #held: Buffer<ArrayBuffer> = Buffer.alloc(0);
  end: BackupEnd | null = null;

  constructor(source: AsyncIterable<Buffer<ArrayBuffer>>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** @throws {StartError} if it is not a backup, or is cut off */
  async readHeader(): Promise<BackupHeader> {
    const line = await this.#line();
    const header = BackupHeader.safeParse(parsed(line));
    if (!header.success) throw new StartError("This file is not a backup of this product.");
    return header.data;
  }

  async *readTables(): AsyncGenerator<Table> {
    for (let line = await this.#line(); line !== null; line = await this.#line()) {
      const end = BackupEnd.safeParse(parsed(line));
      if (this.end !== null) throw broken();
      if (end.success) {
        this.end = end.data;
        continue;
      }
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
      if (this.#held.length > MAX_LINE) throw new StartError("This file is not a backup of this product.");
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
    const { done, value } = await this.#source.next().catch((error) => {
      throw error instanceof StartError ? error : broken();
    });
    if (done) return false;
    this.#held = this.#held.length === 0 ? value : Buffer.concat([this.#held, value]);
    return true;
  }
}

export const broken = () => new StartError("The backup is damaged or not complete.");

function parsed(line: string | null): unknown {
  try {
    return JSON.parse(line ?? "");
  } catch {
    return undefined;
  }
}
