import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { importInto } from "../testing/import/importInto.ts";
import { temporaryFolder } from "../testing/temporaryFile.ts";
import { TEMPLATE_KINDS, writeTemplate } from "./importers.ts";
import { readCommand } from "./readCommand.ts";

test.each([
  [[]],
  [["weather", "a.csv"]],
  [["crime"]],
  [["crime", "a.csv", "b.csv"]],
  [["crime", "a.csv", "--force"]],
  [["boundaries", "a.json", "--accept-rejects"]],
  [["crime", "a.csv", "--years", "both"]],
  [["template", "boundaries"]],
  [["template", "crime", "a.csv", "--dry-run"]],
])("%j is no command", (args) => {
  expect(readCommand(args)).toBeNull();
});

test("an import and a template are read with their options", () => {
  expect(readCommand(["crime", "/a.csv", "--dry-run", "--years", "financial"])).toMatchObject({
    kind: "crime",
    file: "/a.csv",
    dryRun: true,
    options: { years: "financial", acceptRejects: false },
  });
  expect(readCommand(["template", "healthchecks", "/h.csv"])).toEqual({
    kind: "template",
    of: "healthchecks",
    file: "/h.csv",
  });
});

test("a template is written for each kind of CSV, is not overwritten, and its header is read", async () => {
  const folder = temporaryFolder();
  for (const kind of TEMPLATE_KINDS) await writeTemplate(kind, join(folder, `${kind}.csv`));
  const text = readFileSync(join(folder, "buildingblocks.csv"), "utf8");
  expect(text).toMatch(/^\uFEFFmunicipality;building_block;name;captured_on;is_new;/);
  expect(text).toMatch(/\r\n;Police station support services;(;)+GBVF Desk;/);
  await expect(writeTemplate("buildingblocks", join(folder, "buildingblocks.csv"))).rejects.toThrow(
    "buildingblocks.csv: there is a file of that name already.",
  );
  expect(readFileSync(join(folder, "healthchecks.csv"), "utf8")).toContain(
    ";staff;;;;Has anybody explained that policy to you?;In passing;\r\n",
  );
  const { importText } = await importInto("buildingblocks");
  await expect(importText(text)).rejects.toThrow(
    /none of its 18 rows matches .* \(the first: no municipality\)\./,
  );
});
