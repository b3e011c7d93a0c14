import { afterAll, expect, test } from "vitest";
import { ImportError } from "../../import/ImportError.ts";
import { importInto } from "../../testing/import/importInto.ts";

const { importText, knex } = await importInto("collectiveactions", "demonstration", undefined, afterAll);
const before = await knex("collective_action").orderBy("collective_action_id");

const HEADER = "municipality,cycle,pillar,challenge,valid_from,valid_to,source\n";
const GOOD = "NC091,2026,3,Good,2026-01-05,2026-04-15,\n";
const addRow = (text: string) => `${HEADER}${GOOD}${text}\n`;

const files: [error: string, content: string | Uint8Array, message: RegExp][] = [
  ["an empty file", "", /^bad\.csv: the file is empty\.$/],
  ["a header alone", HEADER, /^bad\.csv: it has a header and no challenges\.$/],
  ["a missing column", "municipality,cycle,pillar\n", /line 1: the header has no column challenge/],
  [
    "an impossible day",
    addRow("NC091,2026,3,A,2026-02-30,,"),
    /line 3, column E "valid_from": "2026-02-30" is not a day such as/,
  ],
  [
    "a day in an unknown format",
    addRow("NC091,2026,3,A,05/01/2026,,"),
    /line 3, column E "valid_from": "05\/01\/2026" is not a day/,
  ],
  [
    "an end before the beginning",
    addRow("NC091,2026,3,A,2026-04-01,2026-03-31,"),
    /line 3, column F "valid_to": it ends on 2026-03-31/,
  ],
  [
    "an invalid cycle",
    addRow("NC091,spring,3,A,,,"),
    /line 3, column B "cycle": "spring" is not a cycle such as/,
  ],
  [
    "a challenge without a name",
    addRow("NC091,2026,3,,,,"),
    /line 3, column D "challenge": the challenge has no name/,
  ],
  [
    "a name longer than the limit",
    addRow(`NC091,2026,3,${"a".repeat(201)},,,`),
    /line 3, column D "challenge": challenge has 201 characters/,
  ],
  [
    "a source that is not a URL",
    addRow("NC091,2026,3,A,,,javascript:alert(1)"),
    /line 3, column G "source": .* is not an address of a page/,
  ],
  [
    "a challenge that appears twice",
    addRow(GOOD.trim()),
    /line 3, column D "challenge": the challenge "Good" of this team appears twice, on line 2 too/,
  ],
  [
    "a cycle with different months in two rows",
    "municipality,cycle,cycle_start,pillar,challenge\nNC091,2026,2026-01,3,A\nNC091,2026,2026-02,3,B\n",
    /line 3, column C "cycle_start": the cycle "2026" has different months in an earlier row/,
  ],
  [
    "several faults",
    addRow("NC091,spring,3,A,2026-02-30,,"),
    /^bad\.csv: it has 2 faults, and nothing was imported\.$/,
  ],
  [
    "no row that can be placed",
    `${HEADER}Nowhere,2026,3,A,,,\n`,
    /none of its 1 rows can be placed \(the first: unknown/,
  ],
];

test.each(files)(
  "%s stops the import with the file and line, and changes nothing",
  async (_error, content, message) => {
    const failed = await importText(content, { name: "bad.csv" }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(ImportError);
    expect((failed as ImportError).message).toMatch(message);
    expect(await knex("collective_action").orderBy("collective_action_id")).toEqual(before);
  },
);
