import { beforeAll, describe, expect, test } from "vitest";
import { startApi } from "../../testing/startApi.ts";
import { html } from "./html.ts";
import { didYouMean, nearNames } from "./nearNames.ts";

const HOSTILE = `"><script>alert('x')</script>&amp;`;

test("S28 values are escaped in elements, attributes and lists", () => {
  const markup = html`<p title="${HOSTILE}">${HOSTILE}${[HOSTILE, html`<b>${HOSTILE}</b>`]}</p>`.markup;
  const text = "&#34;&#62;&#60;script&#62;alert(&#39;x&#39;)&#60;/script&#62;&#38;amp;";
  expect(markup).toBe(`<p title="${text}">${text}${text}<b>${text}</b></p>`);
});

test("missing values are written as nothing, and zero as 0", () => {
  expect(html`<p>${null}${undefined}${false}${0}</p>`.markup).toBe("<p>0</p>");
});

const TOWNS = [
  { name: "Kimberley", meaning: "Kimberley" },
  { name: "Kariega", meaning: "Kariega" },
  { name: "Uitenhage", meaning: "Kariega" },
  { name: "Ida", meaning: "Ida" },
];

test.each([
  ["Kimberly", ["Kimberley"]],
  ["KIMBRELEY", ["Kimberley"]],
  ["SAPS Kimberley", ["Kimberley"]],
  ["Uitenhag", ["Kariega"]],
  ["Nowhere", []],
  ["", []],
])("%s may mean %j", (text, meanings) => {
  expect(nearNames(text, TOWNS)).toEqual(meanings);
});

test("a suggestion is a question in words", () => {
  expect(didYouMean([])).toBe("");
  expect(didYouMean(["Kariega"])).toBe(": did you mean Kariega?");
  expect(didYouMean(["A", "B", "C"])).toBe(": did you mean A, B or C?");
});

describe("hostile names", () => {
  const api = startApi();
  const NAME = `<img src=x>"'&`;
  const WRITTEN = "&lt;img src=x&gt;&quot;&#x27;&amp;";

  beforeAll(async () => {
    await api.knex("boundary").whereIn("boundary_id", [7, 1163]).update({ description: NAME });
  });

  test.each([
    "/embed/areas/crime/0",
    "/embed/areas/crime/7",
    "/embed/map/crime/0",
    "/embed/trend/crime/7",
    "/home/contact",
    "/home/contact?boundaryId=1163&boundaryTypeId=3",
  ])("a place's name is escaped in %s", async (path) => {
    const response = await fetch(api.url + path);
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain(WRITTEN);
    expect(page).not.toContain("<img");
  });
});
