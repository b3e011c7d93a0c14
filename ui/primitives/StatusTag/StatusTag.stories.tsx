import { eachOf } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { showsText } from "../../../.storybook/story.ts";
import { StatusTag } from "./StatusTag.tsx";

const meta = preview.meta({ component: StatusTag, args: { kind: "neutral" as const, children: "Planned" } });

export const Kinds = meta.story({
  tags: ["small"],
  render: eachOf(
    StatusTag,
    {},
    { kind: "success", children: "Approved" },
    { kind: "warning", children: "Captured by the municipality, waiting for somebody to verify it" },
    { kind: "danger", children: "Rejected" },
  ),
  play: showsText("Approved"),
});
