import { expect, test } from "vitest";
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
