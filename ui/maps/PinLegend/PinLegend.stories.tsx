import preview from "../../../.storybook/preview.tsx";
import { small } from "../../../.storybook/viewports.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import { PinLegend } from "./PinLegend.tsx";

const meta = preview.meta({
  component: PinLegend,
  args: {
    color: dataColor.collectiveAction.text,
    active: "Active challenges",
    inactive: "Inactive challenges",
  },
});

export const Challenges = meta.story();

export const LongWordsOnSmallPhone = meta.story({
  args: {
    color: dataColor.buildingBlock.text,
    active: "At least one requirement available",
    inactive: "None available, or not yet captured",
  },
  globals: small,
});
