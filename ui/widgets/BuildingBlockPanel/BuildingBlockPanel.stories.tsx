import { buildingBlockSource } from "@gbvf/mocks/building-block/buildingBlock.ts";
import { asWideAs } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { inOrder, presses, shows, showsOutline, showsText } from "../../../.storybook/story.ts";
import { BuildingBlockPanel } from "./BuildingBlockPanel.tsx";
import { BuildingBlockPanelSkeleton } from "./BuildingBlockPanelSkeleton.tsx";
import type { BlockAvailability, PanelQuarter } from "./panelTable.ts";

const quarters: PanelQuarter[] = [
  { label: "Q1", months: "Jan - Mar", mark: null },
  { label: "Q2", months: "Apr - Jun", mark: null },
  { label: "Q3", months: "Jul - Sep", mark: "current" },
  { label: "Q4", months: "Oct - Dec", mark: "in-progress" },
];

type Level = BlockAvailability["level"];
const row = (
  level: Level,
  label: string,
  known: number,
  captured: number,
  readings: BlockAvailability["readings"],
) => ({ id: label, level, label, known, captured, readings });

const long = "Police station support services and everything that belongs to them";
const rows: BlockAvailability[] = [
  row("all", "All building blocks", 9, 8, [0.125, 0.3125, 0.5, 0.5625]),
  row("category", "Services", 7, 7, [0.1667, 0.375, 0.6, 0.675]),
  row("block", long, 6, 6, [0, 0.25, 0.7401, 1]),
  row("block", "Shelters", 1, 0, ["not-captured", "not-captured", "not-captured", "no-data"]),
];

const meta = preview.meta({
  component: BuildingBlockPanel,
  args: { place: "Sol Plaatje", quarters, year: 2026, rows, source: buildingBlockSource },
  decorators: [asWideAs("23rem")],
});

export const Quarters = meta.story({
  tags: ["small"],
  play: inOrder(
    shows("columnheader", /Q3.*Latest full quarter/),
    showsText("74.01%"),
    showsText("Data for 8 of 9 places"),
  ),
});

export const AsTable = meta.story({
  play: inOrder(presses("button", "Show as table"), shows("columnheader", /Captured/)),
});

export const Loading = meta.story({ render: () => <BuildingBlockPanelSkeleton />, play: showsOutline });
