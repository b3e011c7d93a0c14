import preview from "../../../.storybook/preview.tsx";
import { showsText } from "../../../.storybook/story.ts";
import { small } from "../../../.storybook/viewports.ts";
import { StatusTag } from "./StatusTag.tsx";

const meta = preview.meta({ component: StatusTag });

export const Neutral = meta.story({ args: { kind: "neutral", children: "Planned" } });

export const Success = meta.story({
  args: { kind: "success", children: "Approved" },
  play: showsText("Approved"),
});

export const Warning = meta.story({ args: { kind: "warning", children: "In Progress" } });

export const Danger = meta.story({ args: { kind: "danger", children: "Rejected" } });

export const LongWordsOnSmallPhone = meta.story({
  args: { kind: "warning", children: "Captured by the municipality, waiting for somebody to verify it" },
  globals: small,
});
