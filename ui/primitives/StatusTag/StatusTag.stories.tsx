import preview from "../../../.storybook/preview.tsx";
import { showsText } from "../../../.storybook/story.ts";
import { StatusTag } from "./StatusTag.tsx";

const meta = preview.meta({ component: StatusTag });

export const Neutral = meta.story({ args: { kind: "neutral", children: "Planned" } });

export const Success = meta.story({
  args: { kind: "success", children: "Approved" },
  play: showsText("Approved"),
});

export const Warning = meta.story({
  tags: ["small"],
  args: { kind: "warning", children: "Captured by the municipality, waiting for somebody to verify it" },
});

export const Danger = meta.story({ args: { kind: "danger", children: "Rejected" } });
