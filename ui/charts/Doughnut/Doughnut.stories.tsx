import { eachOf } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { shows } from "../../../.storybook/story.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import { Doughnut } from "./Doughnut.tsx";

const meta = preview.meta({
  component: Doughnut,
  args: { label: "Overall GBVF Maturity", share: 0.5836 as number, fill: dataColor.healthCheck.main },
});

export const Some = meta.story({ tags: ["small"], play: shows("img", "Overall GBVF Maturity: 58.36%.") });

export const States = meta.story({
  render: eachOf(
    Doughnut,
    { share: 1 },
    { share: 0 },
    { share: "no-data" },
    { share: "not-captured" },
    { share: "too-few", missingText: "Too few responses to show" },
  ),
});
