import { truncateSync } from "node:fs";
import { expect, test } from "vitest";
import { zipOf } from "../testing/import/workbookOf.ts";
import { temporaryFile, temporaryFolder } from "../testing/temporaryFile.ts";
import { ImportError } from "./ImportError.ts";
import { recogniseFile } from "./recogniseFile.ts";

test("a file is what its first bytes say, whatever its name", async () => {
  const workbook = temporaryFile("figures.csv", zipOf([{ name: "a", content: "a" }]));
  expect(await recogniseFile(workbook)).toMatchObject({ format: "workbook" });
  const text = temporaryFile("figures.xlsx", "a,b\n");
  expect(await recogniseFile(text)).toEqual({ format: "csv", size: 4 });
});

test("S30 a file over the limit is refused before it is read", async () => {
  const csv = temporaryFile("large.csv", Buffer.alloc(100_000, "a,b\n"));
  truncateSync(csv, 400_000_001);
  await expect(recogniseFile(csv)).rejects.toThrow("more than the limit of 400 MB");
  const zip = temporaryFile("large.xlsx", zipOf([{ name: "a", content: "a" }]));
  truncateSync(zip, 64_000_001);
  await expect(recogniseFile(zip)).rejects.toThrow("more than the limit of 64 MB");
});

test("a missing file and a folder are refused", async () => {
  await expect(recogniseFile("/nowhere/figures.csv")).rejects.toThrow("figures.csv: there is no such file.");
  await expect(recogniseFile(temporaryFolder())).rejects.toThrow(ImportError);
});
