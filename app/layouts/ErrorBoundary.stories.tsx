import preview from "../../.storybook/preview.tsx";
import { inOrder, links, showsTextIn } from "../../.storybook/story.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

const meta = preview.meta({
  component: ErrorBoundary,
  args: { children: <Broken /> },
});

function Broken(): never {
  throw new Error("A page that cannot be drawn");
}

export const Page = meta.story({
  tags: ["phone"],
  play: inOrder(
    showsTextIn("Unexpected Application Error!", "alert"),
    links("Back to the dashboard", "/home"),
  ),
});

export const Part = meta.story({ args: { fallback: <p>This list could not be loaded.</p> } });
