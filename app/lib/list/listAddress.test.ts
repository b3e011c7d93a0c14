import { expect, test } from "vitest";
import { parseList, serialiseList } from "./listAddress.ts";

const options = {
  sortableColumns: ["name", "receivedOn"],
  filters: { status: ["in-progress", "all"], province: "" },
} as const;
const defaultState = {
  page: 1,
  sort: { columnId: "name", direction: "ascending" },
  search: "",
  filters: { status: "in-progress", province: "" },
};

test("an empty address means the first page in the default order", () => {
  expect(parseList("", options)).toEqual(defaultState);
});

test("parseList restores page, order, search and filters that serialiseList wrote", () => {
  const address = "?page=3&sort=-receivedOn&search=Zo%C3%AB+%26+co&status=all&province=7";
  const state = parseList(address, options);
  expect(state).toEqual({
    page: 3,
    sort: { columnId: "receivedOn", direction: "descending" },
    search: "Zoë & co",
    filters: { status: "all", province: "7" },
  });
  expect(serialiseList("", state, options)).toBe(address);
});

test("serialiseList omits default values and keeps parameters that are not the list's", () => {
  expect(serialiseList("?page=2&tab=groups&status=all", parseList("", options), options)).toBe("?tab=groups");
  expect(serialiseList("?page=2", parseList("", options), options)).toBe("");
});

test.each(["?page=0", "?page=-1", "?page=x", "?page=1.5", "?sort=password", "?sort=-", "?status=lost"])(
  "parseList ignores the invalid value in %s",
  (address) => {
    expect(parseList(address, options)).toEqual(defaultState);
  },
);

test("a list may have its own default order", () => {
  const newestFirst = {
    ...options,
    defaultSort: { columnId: "receivedOn", direction: "descending" },
  } as const;
  expect(parseList("", newestFirst).sort).toEqual(newestFirst.defaultSort);
  expect(serialiseList("", parseList("?sort=name", newestFirst), newestFirst)).toBe("?sort=name");
});
