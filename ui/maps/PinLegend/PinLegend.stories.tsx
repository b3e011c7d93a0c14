import preview from "../../../.storybook/preview.tsx";
import { dataColor } from "../../tokens/dataColor.ts";
import { PinLegend } from "./PinLegend.tsx";

const meta = preview.meta({
  component: PinLegend,
  args: {
    color: dataColor.buildingBlock.text,
    active: "At least one requirement available",
    inactive: "None available, or not yet captured",
  },
});

export const BuildingBlocks = meta.story({ tags: ["small"] });
