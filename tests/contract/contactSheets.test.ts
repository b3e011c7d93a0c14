import { expect, test } from "vitest";
import { sheetRows } from "../../.storybook/sheetRows.ts";

const story = (name: string) => ({ id: name.toLowerCase().replaceAll(" ", "-"), name });

test("a state has one row, with its own story for a width where there is one", () => {
  const rows = sheetRows(["Country", "Failed", "Country On Phone", "Country On Small Phone"].map(story));
  expect(rows.map(({ state }) => state)).toEqual(["Country", "Failed"]);
  expect(rows[0]?.shown).toEqual({
    desktop: story("Country"),
    phone: story("Country On Phone"),
    small: story("Country On Small Phone"),
  });
  expect(rows[1]?.shown.small).toEqual(story("Failed"));
});

test("every story is on the sheet, also one that is for a phone only", () => {
  const stories = ["Menu On Phone", "Loading", "Long Names On Small Phone"].map(story);
  const shown = sheetRows(stories).flatMap((row) => Object.values(row.shown).map(({ id }) => id));
  expect(new Set(shown)).toEqual(new Set(stories.map(({ id }) => id)));
});
