import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";

const IMPORTED_PATH = /(?:from |import |new URL\()"(\.{1,2}\/[^"]+\.\w+)"/g;

/** Hashes files, and those that they import or name by a relative URL. */
export async function contentHash(...starts: readonly URL[]): Promise<string> {
  const hashes = new Set(starts.map(({ href }) => href));
  const hash = createHash("sha256");
  for (const href of hashes) {
    const url = new URL(href);
    if (href.endsWith("/")) {
      for (const name of (await readdir(url)).sort())
        if (name.includes(".")) hashes.add(new URL(name, url).href);
      continue;
    }
    const source = await readFile(url);
    hash.update(source);
    if (!href.endsWith(".ts")) continue;
    for (const [, path] of source.toString("utf8").matchAll(IMPORTED_PATH)) {
      const target = new URL(path as string, url);
      if (existsSync(target)) hashes.add(target.href);
    }
  }
  return hash.digest("hex");
}
