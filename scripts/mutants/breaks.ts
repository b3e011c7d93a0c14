import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const root = new URL("../../", import.meta.url);

const Break = z.strictObject({
  name: z.string(),
  file: z.string(),
  text: z.string(),
  replacement: z.string(),
  /** The tests that are most likely to fail with this break. */
  tests: z.array(z.string()).min(1),
});
export type Break = z.infer<typeof Break>;

export const getPath = (file: string) => fileURLToPath(new URL(file, root));

export const readBreaks = (): Break[] =>
  z.array(Break).parse(JSON.parse(readFileSync(new URL("breaks.json", import.meta.url), "utf8")));

/** @throws if the text is not in the file exactly once */
export function applyBreak({ name, file, text, replacement }: Omit<Break, "tests">): {
  before: string;
  after: string;
} {
  const before = readFileSync(getPath(file), "utf8");
  const occurrences = before.split(text).length - 1;
  if (occurrences !== 1) throw new Error(`"${name}": the text occurs ${occurrences} times in ${file}.`);
  return { before, after: before.replace(text, () => replacement) };
}
