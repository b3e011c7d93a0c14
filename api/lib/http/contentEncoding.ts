import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

export type Encoding = "br" | "gzip" | "identity";

export const SMALLEST_COMPRESSED = 1024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const encodings = new LRUCache<string, Encoding>({ max: 100 });

export function preferredEncoding({ headers }: IncomingMessage): Encoding {
  const accepted = headers["accept-encoding"];
  if (typeof accepted !== "string") return "identity";
  return encodings.get(accepted) ?? chooseEncoding(accepted);
}

/** @param quality of Brotli: 4 for a body that is sent once, higher for a cached one */
export function compress(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> | Buffer {
  if (encoding === "br") {
    return compressBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
  }
  return encoding === "gzip" ? compressGzip(body) : body;
}

function chooseEncoding(accepted: string): Encoding {
  const encoding = (["br", "gzip"] as const).find((encoding) => isAccepted(accepted, encoding)) ?? "identity";
  encodings.set(accepted, encoding);
  return encoding;
}

function isAccepted(header: string, encoding: string): boolean {
  return header.split(",").some((part) => {
    const [name, quality] = part.split(";").map((piece) => piece.trim());
    return name === encoding && !/^q=0(\.0*)?$/.test(quality ?? "");
  });
}
