import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test } from "vitest";
import { contentHash } from "./contentHash.ts";

let folder = "";
afterEach(() => rm(folder, { recursive: true }));

async function project(): Promise<URL> {
  folder = await mkdtemp(join(tmpdir(), "gbvf-hash-"));
  await mkdir(join(folder, "deep"));
  await write("start.ts", 'import { a } from "./a.ts";\nimport fs from "node:fs";\nexport { a, fs };\n');
  await write("a.ts", 'export {\n  b,\n} from "./deep/b.ts";\nexport const a = 1;\n');
  await write(
    "deep/b.ts",
    'import "../start.ts";\nexport const b = new URL("../rows.csv", import.meta.url);\n',
  );
  await write("rows.csv", "1,2\n");
  await write("beside.ts", "export const unused = 1;\n");
  return pathToFileURL(join(folder, "start.ts"));
}

const write = (name: string, text: string) => writeFile(join(folder, name), text);

test.each(["start.ts", "a.ts", "deep/b.ts", "rows.csv"])("changes with %s", async (name) => {
  const start = await project();
  const before = await contentHash(start);
  await write(name, `import "./a.ts";\n`);
  expect(await contentHash(start)).not.toBe(before);
});

test("does not change with what is not imported", async () => {
  const start = await project();
  const before = await contentHash(start);
  await write("beside.ts", "export const unused = 2;\n");
  expect(await contentHash(start)).toBe(before);
});

test("a folder changes with a file that is added", async () => {
  await project();
  const whole = pathToFileURL(`${folder}/`);
  const before = await contentHash(whole);
  await write("added.csv", "3\n");
  expect(await contentHash(whole)).not.toBe(before);
});
