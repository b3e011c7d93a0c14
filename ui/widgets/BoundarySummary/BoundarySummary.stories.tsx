import { createBuildingBlocks } from "@gbvf/mocks/building-block/buildingBlock.ts";
import preview from "../../../.storybook/preview.tsx";
import { shows } from "../../../.storybook/story.ts";
import { BoundarySummary } from "./BoundarySummary.tsx";

const { boundarySummary } = createBuildingBlocks(7).boundaryLevel;

const meta = preview.meta({ component: BoundarySummary, args: { summary: boundarySummary } });

export const Counts = meta.story({
  tags: ["small"],
  play: shows("heading", /^Services/),
});
