import fc from "fast-check";
import { expect, test } from "vitest";
import { csvFileName, csvOf } from "./csv.ts";
import type { TableModel } from "./tableModel.ts";

const table = (name: string): TableModel => ({
  caption: "Names",
  columns: [{ id: "name", label: "Name", kind: "text" }],
  rows: [{ id: 1, cells: { name } }],
});

test("figures go out bare, per cent in the heading, missing ones in words", () => {
  const text = csvOf({
    caption: "Crime",
    columns: [
      { id: "name", label: "Province", kind: "text" },
      { id: "reports", label: "Reports", kind: "count" },
      { id: "rate", label: "Rate", kind: "rate" },
      { id: "share", label: "Share", kind: "percent" },
    ],
    rows: [
      { id: 1, cells: { name: "North West", reports: 4058, rate: 106.6571, share: 0.625 } },
      { id: 2, cells: { name: "Gauteng, east", reports: 0, rate: "too-few", share: "not-captured" } },
      { id: 3, cells: { name: "Limpopo" } },
    ],
  });
  expect(text).toBe(
    "Province,Reports,Rate,Share (%)\r\n" +
      "North West,4058,106.66,62.50\r\n" +
      '"Gauteng, east",0,Too few to show,Not yet captured\r\n' +
      "Limpopo,No data,No data,No data\r\n",
  );
});

test("S29 no cell of an export can start a formula", () => {
  const starts = fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\0");
  fc.assert(
    fc.property(starts, fc.string(), (start, rest) => {
      const cell = csvOf(table(start + rest)).slice("Name\r\n".length);
      expect(cell).toMatch(/^"?'/);
    }),
  );
});

test("any text comes back whole from a reader of RFC 4180", () => {
  const plain = fc.string().filter((text) => text !== "" && !/^[=+\-@\t\r\0]/.test(text));
  fc.assert(
    fc.property(plain, (text) => {
      const cell = csvOf(table(text)).slice("Name\r\n".length, -2);
      expect(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell).toBe(text);
    }),
  );
});

test("a file is named after its table", () => {
  expect(csvFileName("Crime in KwaZulu-Natal, 2015/16")).toBe("crime-in-kwazulu-natal-2015-16.csv");
});
