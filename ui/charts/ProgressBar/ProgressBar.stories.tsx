import { asWideAs, eachOf } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { hasAttribute, inOrder, lacks, showsText } from "../../../.storybook/story.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import { ProgressBar } from "./ProgressBar.tsx";

const meta = preview.meta({
  component: ProgressBar,
  args: {
    label: "Practices that everybody in the organisation knows of and can ask for at any time",
    share: 0.6108 as number,
    fill: dataColor.healthCheck.main,
  },
  decorators: [asWideAs("24rem")],
});

export const Some = meta.story({
  tags: ["small"],
  play: hasAttribute("meter", /^Practices/, "aria-valuetext", "61.08%"),
});

export const States = meta.story({
  render: eachOf(
    ProgressBar,
    { share: 1 },
    { label: "Surveys completed", share: 1.25, detail: "75 of 60 responses" },
    { share: 0 },
    { share: "no-data" },
    { share: "not-captured" },
  ),
});

export const TooFew = meta.story({
  args: { share: "too-few", missingText: "Too few responses to show" },
  play: inOrder(showsText("Too few responses to show"), lacks("meter")),
});
