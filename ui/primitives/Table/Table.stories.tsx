import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { hasAttribute, presses } from "../../../.storybook/story.ts";
import { small } from "../../../.storybook/viewports.ts";
import { formatCount } from "../../text/format.ts";
import { Table } from "./Table.tsx";

interface Place {
  id: number;
  name: string;
  reports: number | null;
  people: number;
  rate: number | null;
}

const places: Place[] = [
  { id: 1, name: "Eastern Cape", reports: 8797, people: 7_230_204, rate: 121.67 },
  { id: 2, name: "Free State", reports: 3412, people: 2_964_412, rate: 115.1 },
  { id: 3, name: "Gauteng", reports: 9510, people: 15_099_422, rate: 62.98 },
  { id: 4, name: "KwaZulu-Natal", reports: 8947, people: 12_423_907, rate: 72.01 },
  { id: 5, name: "Northern Cape", reports: 1671, people: 1_355_946, rate: 123.24 },
  { id: 6, name: "Western Cape", reports: null, people: 7_433_020, rate: null },
];

const meta = preview.meta({
  component: Table<Place>,
  args: {
    caption: "Sexual offences per province, April 2015 to March 2016. Source: South African Police Service.",
    rows: places,
    rowId: (row) => row.id,
    columns: [
      { id: "name", label: "Province", value: (row) => row.name },
      {
        id: "reports",
        label: "Reports",
        value: (row) => row.reports,
        cell: (row) => row.reports !== null && formatCount(row.reports),
        isNumeric: true,
      },
      {
        id: "people",
        label: "People",
        value: (row) => row.people,
        cell: (row) => formatCount(row.people),
        isNumeric: true,
      },
      {
        id: "rate",
        label: "Rate per 100,000",
        value: (row) => row.rate,
        cell: (row) => row.rate?.toFixed(2),
        isNumeric: true,
      },
    ],
  },
});

export const Sorts = meta.story({
  play: async (story) => {
    await presses("button", "Rate per 100,000")(story);
    await hasAttribute("columnheader", "Rate per 100,000", "aria-sort", "descending")(story);
    const names = story.canvas.getAllByRole("rowheader").map(({ textContent }) => textContent);
    await expect([names[0], names.at(-1)]).toEqual(["Northern Cape", "Western Cape"]);
  },
});

export const Empty = meta.story({ args: { rows: [] } });

const many = Array.from({ length: 60 }, (_, place) => ({
  id: place,
  name: `Precinct ${place + 1}`,
  reports: place * 7,
  people: 10_000 + place,
  rate: place / 3,
}));

export const TallWithStickyHeading = meta.story({ args: { rows: many, maxHeight: "320px" } });

export const SentencesOnSmallPhone = meta.story({
  args: {
    columns: [
      { id: "name", label: "Province", value: (row: Place) => row.name },
      ...["Since the quarter before", "Since a year before", "Since the census"].map((label) => ({
        id: label,
        label,
        value: () => "Jul - Sep 2026: 13.98, about the same as 13.42 in Apr - Jun 2026",
      })),
    ],
  },
  globals: small,
  play: async ({ canvas }) => {
    for (const { offsetWidth, offsetHeight } of canvas.getAllByRole("cell"))
      await expect(offsetWidth).toBeGreaterThan(offsetHeight);
  },
});
