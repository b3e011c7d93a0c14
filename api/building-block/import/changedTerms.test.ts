import { describe, expect, test } from "vitest";
import {
  type Cells,
  excelCsv,
  getImportError,
  getPeople,
  openBuildingBlockDatabase,
  PERSON,
} from "../../testing/import/savedByExcel.ts";

describe("a change of somebody's term is applied or refused", () => {
  const openDatabase = async () => {
    const opened = await openBuildingBlockDatabase();
    await opened.importText(excelCsv([PERSON]));
    return opened;
  };

  test.each<[string, Cells]>([
    ["with the same verification", { is_public: "no" }],
    ["without a day of verification", { is_public: "N", verified_on: "" }],
  ])("is_public: no %s hides the person from the public", async (_how, change) => {
    const opened = await openDatabase();
    expect(await getPeople(opened)).toHaveLength(1);
    expect(await opened.importText(excelCsv([{ ...PERSON, ...change }]))).toMatchObject({ changed: true });
    expect(await getPeople(opened)).toEqual([]);
  });

  test("valid_to without verified_on ends the term", async () => {
    const opened = await openDatabase();
    await opened.importText(excelCsv([{ ...PERSON, verified_on: "", valid_to: "2026/06/30" }]));
    expect(await getPeople(opened)).toEqual([]);
  });

  test.each<[string, Cells, RegExp]>([
    [
      "a verification before the stored one",
      { is_public: "no", verified_on: "2026/04/20" },
      /line 2, column L "verified_on": "Thandi Example" was verified later, on 2026-05-04: give that day or leave it empty\.$/,
    ],
    [
      "another first day during the term",
      { is_public: "no", valid_from: "2026/05/01" },
      /line 2, column M "valid_from": "Thandi Example" already has a term from 2026-04-01: give that day, or end that term before/,
    ],
    [
      "a verification after the last day",
      { valid_to: "2026/05/01" },
      /line 2, column L "verified_on": verified_on 2026-05-04 is after valid_to 2026-05-01/,
    ],
  ])("%s is refused", async (_what, change, message) => {
    const opened = await openDatabase();
    expect((await getImportError(opened.importText(excelCsv([{ ...PERSON, ...change }])))).message).toMatch(
      message,
    );
    expect(await getPeople(opened)).toHaveLength(1);
  });

  test.each<[string, Cells]>([
    ["a withdrawal", { contact_name: "Thandi Exampel", is_public: "no" }],
    ["an end", { contact_name: "Thandi Exemple", valid_to: "2026/06/30" }],
  ])("%s under a misspelt name gets a suggestion and adds nobody", async (_what, change) => {
    const opened = await openDatabase();
    const { message } = await getImportError(opened.importText(excelCsv([{ ...PERSON, ...change }])));
    expect(message).toMatch(
      /line 2, column I "contact_name": nobody called .* did you mean Thandi Example\?/,
    );
    expect(await getPeople(opened)).toHaveLength(1);
  });

  test("two people with similar names, both in the file, are two people", async () => {
    const opened = await openDatabase();
    const sibling = { ...PERSON, contact_name: "Thando Example", is_public: "no" };
    const { summary } = await opened.importText(excelCsv([PERSON, sibling]));
    expect(summary).toContain("1 term of contact people was added and 0 corrected.");
  });

  test("an older file that repeats earlier details changes nothing, and one that changes them is refused", async () => {
    const opened = await openDatabase();
    const newer = { ...PERSON, contact_mobile: "0825550103", verified_on: "2026/07/01" };
    await opened.importText(excelCsv([newer]));
    expect(await opened.importText(excelCsv([PERSON]))).toMatchObject({ changed: false });
    expect(
      (await getImportError(opened.importText(excelCsv([{ ...PERSON, is_public: "no" }])))).message,
    ).toMatch(/"verified_on": "Thandi Example" was verified later, on 2026-07-01/);
    expect(await getPeople(opened)).toMatchObject([
      { verifiedOn: "2026-07-01", contacts: [{ detail: "0825550103" }] },
    ]);
  });

  test("ending a term before a later verification makes its requirement unavailable", async () => {
    const opened = await openDatabase();
    const before = await opened.availability(1163);
    await opened.importText(
      excelCsv([{ ...PERSON, contact_mobile: "0825550103", verified_on: "2026/07/20" }]),
    );
    await opened.importText(excelCsv([{ ...PERSON, verified_on: "", valid_to: "2026/06/30" }]));
    expect(await opened.availability(1163)).toEqual({ ...before, "2026Q3": "0/4" });
  });

  test("one file may end a term and begin the next", async () => {
    const opened = await openDatabase();
    const { summary } = await opened.importText(
      excelCsv([
        { ...PERSON, valid_to: "2026/06/30" },
        { ...PERSON, verified_on: "2026/07/01", valid_from: "2026/07/01" },
      ]),
    );
    expect(summary).toContain("1 term of contact people was added and 1 corrected.");
  });
});
