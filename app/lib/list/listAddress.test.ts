import { expect, test } from "vitest";
import { parseList, serialiseList } from "./listAddress.ts";

const options = {
  sorts: ["name", "receivedOn"],
  filters: { status: ["in-progress", "all"], province: "" },
} as const;
const unchosen = {
  page: 1,
  sort: { columnId: "name", direction: "ascending" },
  search: "",
  filters: { status: "in-progress", province: "" },
};

test("an empty address is the first page in the first order", () => {
  expect(parseList("", options)).toEqual(unchosen);
});

test("what is chosen survives the address", () => {
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

test("what is as it is without a choice is not in the address; what is not the list's stays", () => {
  expect(serialiseList("?page=2&tab=groups&status=all", parseList("", options), options)).toBe("?tab=groups");
  expect(serialiseList("?page=2", parseList("", options), options)).toBe("");
});

test.each(["?page=0", "?page=-1", "?page=x", "?page=1.5", "?sort=password", "?sort=-", "?status=lost"])(
  "%s counts as not chosen",
  (address) => {
    expect(parseList(address, options)).toEqual(unchosen);
  },
);

test("another order may come first", () => {
  const newest = { ...options, sort: { columnId: "receivedOn", direction: "descending" } } as const;
  expect(parseList("", newest).sort).toEqual(newest.sort);
  expect(serialiseList("", parseList("?sort=name", newest), newest)).toBe("?sort=name");
});
