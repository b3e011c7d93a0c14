import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ACCOUNT_STATES, ACCOUNT_USES, allows } from "./accountState.ts";

const TABLE = "docs/permissions.md";
const lines = readFileSync(join(import.meta.dirname, "../..", TABLE), "utf8").split("\n");
const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

test(`S46 ${TABLE} says what each state of an account can be used for`, () => {
  const table = [
    row(["", ...ACCOUNT_STATES]).replace("|  |", "| |"),
    ...ACCOUNT_USES.map((use) =>
      row([use, ...ACCOUNT_STATES.map((state) => (allows(state, use) ? "yes" : ""))]),
    ),
  ];
  for (const line of table) expect(lines).toContain(line);
});
