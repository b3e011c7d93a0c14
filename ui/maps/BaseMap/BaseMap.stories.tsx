import { expect, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { inOrder, presses, showsText } from "../../../.storybook/story.ts";
import { phone } from "../../../.storybook/viewports.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import { Backdrop } from "../Backdrop/Backdrop.tsx";
import { Legend } from "../Legend/Legend.tsx";
import { provinces, southAfrica } from "../provinces.fixture.ts";
import { BaseMap } from "./BaseMap.tsx";

const [low, medium, high] = dataColor.crime.scale;
const legend = (
  <Legend
    label="Reports per 100,000 people"
    states={["no-data"]}
    scale={[
      { start: 0, end: 50, description: "Low", color: low },
      { start: 50, end: 90, description: "Medium", color: medium },
      { start: 90, end: null, description: "High", color: high },
    ]}
  />
);

let measureCallbacks: readonly (() => void)[] = [];

const meta = preview.meta({
  component: BaseMap,
  parameters: { layout: "fullscreen" },
  args: {
    label: "Map of the provinces",
    bounds: southAfrica,
    attribution: "Approximate boundaries",
    children: <Backdrop features={provinces} />,
  },
  decorators: [
    (Story) => (
      <div style={{ height: "min(100vh, 40rem)" }}>
        <Story />
      </div>
    ),
  ],
});

export const WithoutTiles = meta.story({
  play: inOrder(
    presses("button", "Zoom in"),
    presses("button", "Show the whole map"),
    showsText("Approximate boundaries"),
  ),
});

export const ZoomedBeforeItIsMeasured = meta.story({
  beforeEach: () => {
    const { ResizeObserver } = window;
    const callbacks: (() => void)[] = [];
    window.ResizeObserver = class extends ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        super(() => undefined);
        callbacks.push(() => callback([], this));
      }
    };
    measureCallbacks = callbacks;
    return () => {
      window.ResizeObserver = ResizeObserver;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Zoom in" }));
    for (const measure of measureCallbacks) measure();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Move the map left" })).toBeVisible());
  },
});

/** On a phone one finger scrolls the page, so the map moves without dragging. */
export const ZoomedOnPhone = meta.story({
  globals: phone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const left = () => canvas.queryByRole("button", { name: "Move the map left" });
    const zoomIn = await canvas.findByRole("button", { name: "Zoom in" });
    await expect(left()).toBeNull();
    const coast = () => canvasElement.querySelector("path")?.getBoundingClientRect().left ?? 0;
    await userEvent.click(zoomIn);
    await waitFor(() => expect(left()).toBeVisible());
    let before = Number.NaN;
    await waitFor(() => {
      const last = before;
      before = coast();
      expect(before).toBe(last);
    });
    // Repeats the press, because it has no effect while the map is zooming.
    await waitFor(async () => {
      await userEvent.click(left() as HTMLElement);
      await expect(coast()).toBeGreaterThan(before + 50);
    });
  },
});

export const WithLegend = meta.story({ tags: ["phone"], args: { legend } });
