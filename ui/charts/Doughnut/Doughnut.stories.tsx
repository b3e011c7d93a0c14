import preview from "../../../.storybook/preview.tsx";
import { shows } from "../../../.storybook/story.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import { Doughnut } from "./Doughnut.tsx";

const meta = preview.meta({
  component: Doughnut,
  args: { label: "Overall GBVF Maturity", share: 0.5836 as number, fill: dataColor.healthCheck.main },
});

export const Some = meta.story({ tags: ["small"], play: shows("img", "Overall GBVF Maturity: 58.36%.") });

export const All = meta.story({ args: { share: 1 } });

export const Zero = meta.story({ args: { share: 0 } });

export const NoData = meta.story({ args: { share: "no-data" } });

export const NotCaptured = meta.story({ args: { share: "not-captured" } });

export const TooFew = meta.story({ args: { share: "too-few", missingText: "Too few responses to show" } });
