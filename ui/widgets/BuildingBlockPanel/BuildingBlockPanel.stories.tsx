import { buildingBlockSource } from "@gbvf/mocks/building-block/buildingBlock.ts";
import { expect } from "storybook/test";
import { asWideAs } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { inOrder, presses, shows, showsOutline } from "../../../.storybook/story.ts";
import { BuildingBlockPanel } from "./BuildingBlockPanel.tsx";
import { BuildingBlockPanelSkeleton } from "./BuildingBlockPanelSkeleton.tsx";
import type { BlockAvailability, PanelQuarter } from "./panelTable.ts";

const quarters: PanelQuarter[] = [
  { label: "Q1", months: "Jan - Mar", mark: null },
  { label: "Q2", months: "Apr - Jun", mark: null },
  { label: "Q3", months: "Jul - Sep", mark: "current" },
  { label: "Q4", months: "Oct - Dec", mark: "in-progress" },
];

const rows: BlockAvailability[] = [
  {
    id: "all",
    level: "all",
    label: "All building blocks",
    known: 9,
    captured: 8,
    readings: [0.125, 0.3125, 0.5, 0.5625],
  },
  {
    id: "1",
    level: "category",
    label: "Services",
    known: 7,
    captured: 7,
    readings: [0.1667, 0.375, 0.6, 0.675],
  },
  {
    id: "1-1",
    level: "block",
    label: "Police station support services and everything that belongs to them",
    known: 6,
    captured: 6,
    readings: [0, 0.25, 0.7401, 1],
  },
  {
    id: "1-5",
    level: "block",
    label: "Shelters",
    known: 1,
    captured: 0,
    readings: ["not-captured", "not-captured", "not-captured", "no-data"],
  },
];

const meta = preview.meta({
  component: BuildingBlockPanel,
  args: { place: "Sol Plaatje", quarters, year: 2026, rows, source: buildingBlockSource },
  decorators: [asWideAs("23rem")],
});

export const Quarters = meta.story({
  tags: ["small"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("columnheader", { name: /Q3.*Latest full quarter/ })).toBeVisible();
    await expect(canvas.getByText("74.01%")).toBeVisible();
    await expect(canvas.getByText("Data for 8 of 9 places")).toBeVisible();
  },
});

export const NothingCaptured = meta.story({
  args: {
    rows: rows.map((row) => ({ ...row, captured: 0, readings: quarters.map(() => "not-captured" as const) })),
  },
});

export const AllZero = meta.story({
  args: { rows: rows.map((row) => ({ ...row, readings: [0, 0, 0, 0] })) },
});

export const AsTable = meta.story({
  play: inOrder(presses("button", "Show as table"), shows("columnheader", /Captured/)),
});

export const Loading = meta.story({ render: () => <BuildingBlockPanelSkeleton />, play: showsOutline });
