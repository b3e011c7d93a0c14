import { expect, test } from "vitest";
import { formatCitation, getFrame, getSource } from "./citation.ts";
import { tableHtml } from "./DownloadDialog.tsx";

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

test("a table for another site has every value in words, the whole first, its source, and no markup of others", () => {
  const html = tableHtml(table, 'Source: "police".');
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
  source: { description: "South African Police Service", capturedOn: "2026-08-03", isDemonstration: false },
};
const read = { address: "https://gbvf.example/home/chart?componentId=3", today: "2026-11-22" };

test("a citation names title, source, day and address", () => {
  expect(formatCitation("Reports by type", origin, read)).toBe(
    "Reports by type, North West, 2015/16. Source: South African Police Service, updated 3 August 2026. GBVF Dashboard, https://gbvf.example/home/chart?componentId=3, read on 22 November 2026.",
  );
});

test("a figure of two sources cites both, with their addresses", () => {
  const source = {
    ...origin.source,
    url: "https://www.saps.gov.za",
    besides: ["Institute for Security Studies, Corrections, CC BY 4.0, https://issafrica.org"],
  };
  expect(getSource({ source }, read)).toMatch(
    /^Source: South African Police Service, https:\/\/www\.saps\.gov\.za; with changes from: Institute for Security Studies, Corrections, CC BY 4\.0, https:\/\/issafrica\.org, updated/,
  );
});

test("the source alone begins behind the place, whatever dots its name has", () => {
  const citation = formatCitation("Reports by type", { ...origin, place: "Mt. Frere" }, read);
  expect(citation).toBe(`Reports by type, Mt. Frere, 2015/16. ${getSource(origin, read)}`);
  expect(getSource(origin, read)).toMatch(/^Source: South African Police Service, /);
});

test("invented figures are cited as invented", () => {
  const source = { ...origin.source, isDemonstration: true };
  expect(formatCitation("Reports", { ...origin, source }, read)).toContain(
    "Demonstration data, made up, updated",
  );
});

test("a name with quotes does not break out of the frame's title", () => {
  expect(getFrame("https://gbvf.example/embed/areas/crime/0", 'A "b" & c')).toContain(
    'title="A &quot;b&quot; &amp; c"',
  );
});
