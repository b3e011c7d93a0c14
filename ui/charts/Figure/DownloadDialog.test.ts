import { expect, test } from "vitest";
import { formatCitation, formatFrame, formatSource } from "./citation.ts";
import { formatTableHtml } from "./DownloadDialog.tsx";

const table = {
  caption: "Reports by type",
  columns: [
    { id: "type", label: "Type", kind: "text" as const },
    { id: "share", label: "Share", kind: "percent" as const },
  ],
  rows: [
    { id: 1, cells: { type: "<b>Rape</b>", share: 0.5 } },
    { id: 2, cells: { type: "Sexual assault", share: "too-few" } },
  ],
  pinned: [{ id: 0, cells: { type: "All", share: 1 } }],
};

test("the HTML of a table has every value as text, totals first, its source, and escaped names", () => {
  const html = formatTableHtml(table, 'Source: "police".');
  expect(html).not.toMatch(/<b>|<script/);
  expect(html.match(/<th scope="row"[^>]*>[^<]*/g)?.map((row) => row.split(">")[1])).toEqual([
    "All",
    "&#60;b&#62;Rape&#60;/b&#62;",
    "Sexual assault",
  ]);
  expect(html).toContain("50.00%</td>");
  expect(html).toContain("Too few to show</td>");
  expect(html).toContain("Source: &#34;police&#34;.</figcaption>");
});

const origin = {
  place: "North West",
  period: "2015/16",
  definition: "",
  source: {
    description: "South African Police Service",
    url: null,
    capturedOn: "2026-08-03",
    isDemonstration: false,
  },
};
const visit = { address: "https://gbvf.example/home/chart?componentId=3", today: "2026-11-22" };

test("a citation has the title, the source, the date and the address", () => {
  expect(formatCitation("Reports by type", origin, visit)).toBe(
    "Reports by type, North West, 2015/16. Source: South African Police Service, updated 3 August 2026. GBVF Dashboard, https://gbvf.example/home/chart?componentId=3, read on 22 November 2026.",
  );
});

test("a citation of two sources has both, with their addresses", () => {
  const source = {
    ...origin.source,
    url: "https://www.saps.gov.za",
    otherSources: ["Institute for Security Studies, Corrections, CC BY 4.0, https://issafrica.org"],
  };
  expect(formatSource({ source }, visit)).toMatch(
    /^Source: South African Police Service, https:\/\/www\.saps\.gov\.za; with changes from: Institute for Security Studies, Corrections, CC BY 4\.0, https:\/\/issafrica\.org, updated/,
  );
});

test("a citation has its source after a place's name that contains dots", () => {
  const citation = formatCitation("Reports by type", { ...origin, place: "Mt. Frere" }, visit);
  expect(citation).toBe(`Reports by type, Mt. Frere, 2015/16. ${formatSource(origin, visit)}`);
  expect(formatSource(origin, visit)).toMatch(/^Source: South African Police Service, /);
});

test("a citation of demonstration figures says that they are made up", () => {
  const source = { ...origin.source, isDemonstration: true };
  expect(formatCitation("Reports", { ...origin, source }, visit)).toContain(
    "Demonstration data, made up, updated",
  );
});

test("quotes in a name are escaped in the frame's title", () => {
  expect(formatFrame("https://gbvf.example/embed/areas/crime/0", 'A "b" & c')).toContain(
    'title="A &quot;b&quot; &amp; c"',
  );
});
