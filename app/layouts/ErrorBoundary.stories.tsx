import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

const meta = preview.meta({ component: ErrorBoundary, args: { children: <Broken /> } });

function Broken(): never {
  throw new Error("A page that cannot be drawn");
}

export const Page = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Unexpected Application Error!");
    await expect(canvas.getByRole("link", { name: "Back to the dashboard" })).toHaveAttribute(
      "href",
      "/home",
    );
  },
});

export const PageOnPhone = meta.story({ globals: { viewport: { value: "phone" } } });

export const Part = meta.story({ args: { fallback: <p>This list could not be loaded.</p> } });
