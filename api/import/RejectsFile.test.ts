import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { RejectsFile } from "./RejectsFile.ts";
import { readTable } from "./readTable.ts";

const folder = mkdtempSync(join(tmpdir(), "gbvf-rejects-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each(["=1+1", "＝1+1", "＋1", "－1", "＠x", " =1", "\u00a0=1", "\u200b@x", "\n=1", "\nx", "\tx", "\0x"])(
  "S29 a rejected cell that may be a formula is text: %j; S30 and the file is its owner's alone",
  (cell) => {
    const rejects = new RejectsFile(join(folder, "rejects", "a.csv"));
    rejects.add(2, "unknown station", [cell, "plain - text"]);
    rejects.close();
    const text = readFileSync(rejects.path, "utf8");
    expect(text).toContain(`'${cell}`);
    expect(text).toContain(",plain - text");
    const modeOf = (path: string) => statSync(path).mode & 0o777;
    expect([modeOf(rejects.path), modeOf(dirname(rejects.path))]).toEqual([0o600, 0o700]);
  },
);

test.each(["=1+1", "-28.7", "＝1+1", "＋1", "－1", "＠x"])(
  "a cell that was marked is read as it was when the file is imported again: %j",
  async (cell) => {
    const rejects = new RejectsFile(join(folder, "rejects", "b.csv"));
    rejects.setHeader(["name"]);
    rejects.add(2, "unknown", [cell]);
    rejects.close();
    const read: string[] = [];
    await readTable(
      rejects.path,
      { required: ["name"], optional: [] },
      { onHeader: () => {}, onRow: ({ value }) => read.push(value.name), onProgress: () => {} },
    );
    expect(read).toEqual([cell]);
  },
);
