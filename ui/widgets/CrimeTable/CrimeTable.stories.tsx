import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { CrimeTable, CrimeTableSkeleton } from "./CrimeTable.tsx";
import type { CrimeArea } from "./crimeTable.ts";

const areas: CrimeArea[] = [
  { id: 3, name: "Gauteng", total: 9510, rate: 62.98, peopleCount: 15_099_422 },
  { id: 7, name: "Northern Cape", total: 1671, rate: 123.24, peopleCount: 1_355_940 },
  { id: 8, name: "North West", total: 4058, rate: 106.66, peopleCount: 3_804_548 },
  { id: 2, name: "Free State", total: "not-captured", rate: "not-captured", peopleCount: 2_964_412 },
  { id: 5, name: "Limpopo", total: 0, rate: 0, peopleCount: 6_572_720 },
];

const meta = preview.meta({
  component: CrimeTable,
  args: { areas, areaWord: "Province", caption: "Crime by province, South Africa, 2015/16" },
});

export const HighestFirst = meta.story({
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole("rowheader").map(({ textContent }) => textContent);
    await expect(names()).toEqual(["Northern Cape", "North West", "Gauteng", "Limpopo", "Free State"]);
    await userEvent.click(canvas.getByRole("button", { name: "Province" }));
    await expect(names()[0]).toBe("Free State");
  },
});

export const WithLinks = meta.story({ args: { rowHref: (id) => `/home/map?boundaryId=${id}` } });

export const Loading = meta.story({ render: () => <CrimeTableSkeleton areas={5} /> });

export const Empty = meta.story({ args: { areas: [] } });

export const OnSmallPhone = meta.story({ globals: { viewport: { value: "small" } } });
