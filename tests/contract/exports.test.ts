import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const files = globSync("{*.ts,{api,app,ui,mocks,scripts,tests,.storybook}/**/*.{ts,tsx,mdx}}", {
  cwd: root,
  exclude: (name) => /node_modules|(^|\/)dist(\/|$)/.test(name),
});

type Source = { file: string; text: string };

/** Storybook and the migrator find their files by name. The types of `ui` are for its users. */
const isReadByName = (file: string) => /\.stories\.tsx$|\/\d{3}_\w+\.ts$/.test(file);
const EXPORTED = /^export (?:async |abstract )*(const|let|function\*?|class|interface|type|enum) ([\w$]+)/gm;

function unusedExports(sources: readonly Source[]): string[] {
  const filesWith = new Map<string, number>();
  for (const { text } of sources) {
    for (const word of new Set(text.match(/[\w$]+/g))) filesWith.set(word, (filesWith.get(word) ?? 0) + 1);
  }
  return sources.flatMap(({ file, text }) =>
    [...(isReadByName(file) ? [] : text.matchAll(EXPORTED))]
      .filter(([, kind = "", name = ""]) => {
        const isForUsers = file.startsWith("ui/") && ["interface", "type"].includes(kind);
        return !isForUsers && filesWith.get(name) === 1;
      })
      .map(([, , name]) => `${file}: ${name}`),
  );
}

test("what is exported is used by another file", () => {
  expect(files.length).toBeGreaterThan(2000);
  const sources = files.map((file) => ({ file, text: readFileSync(`${root}/${file}`, "utf8") }));
  expect(unusedExports(sources)).toEqual([]);
});

test("an export that only its own file uses would be found", () => {
  const source = {
    file: "api/crime/rate.ts",
    text: "export const perPerson = 1;\nexport type Rate = typeof perPerson;\n",
  };
  const user = { file: "api/crime/routes.ts", text: 'import type { Rate } from "./rate.ts";\n' };
  expect(unusedExports([source, user])).toEqual(["api/crime/rate.ts: perPerson"]);
});
