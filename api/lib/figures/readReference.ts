import { readFile } from "node:fs/promises";
import Papa from "papaparse";
import type { z } from "zod";

export async function readReference<Row extends z.ZodType>(file: string, row: Row): Promise<z.output<Row>[]> {
  const text = await readFile(new URL(`../../reference/${file}`, import.meta.url), "utf8");
  const { data } = Papa.parse(text, { header: true, skipEmptyLines: true });
  return data.map((each) => row.parse(each));
}
