import preview from "../../../.storybook/preview.tsx";
import { screenAt } from "../../../.storybook/screenAt.ts";
import { shows } from "../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/home/comparison") });

export const Announced = meta.story({
  tags: ["screen", "phone"],
  play: shows("heading", "Comparison", { level: 1 }),
});
