import { eachOf } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { Skeleton } from "./Skeleton.tsx";

const meta = preview.meta({ component: Skeleton });

export const Sizes = meta.story({
  render: eachOf(Skeleton, {}, { lines: 4 }, { width: "240px", height: "160px" }),
});
