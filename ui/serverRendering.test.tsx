import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { StoryParameters } from "../.storybook/pagePreview.ts";

vi.mock("../.storybook/preview.tsx", () => import("../.storybook/pagePreview.ts"));

/** These files import Leaflet, which needs a window. */
const LEAFLET_FILES = /^\.\/maps\/(Backdrop|BaseMap|Choropleth|Circles|Pins|Towns)\//;

const files = Object.entries(
  import.meta.glob<Record<string, StoryParameters>>("./{charts,maps,primitives,widgets}/**/*.stories.tsx"),
).filter(([file]) => !LEAFLET_FILES.test(file));

/**
 * React Aria writes style attributes on hidden native fields, grid cells and its own root elements; our
 * components never do.
 */
const isByReactAria = (tag: string) => /data-rac|style="(?:border:0;clip|display:contents)/.test(tag);

test.each(files)("%s renders on the server without style attributes", async (_file, load) => {
  const { default: _meta, ...stories } = await load();
  for (const [name, { component: Component, render, args = {} }] of Object.entries(stories)) {
    const Story = () => (render ? render(args, { args }) : Component && <Component {...args} />);
    const html = renderToString(<Story />);
    const styledTags = html.match(/<[^>]* style="[^>]*>/g) ?? [];
    expect
      .soft(
        styledTags.filter((tag) => !isByReactAria(tag)),
        name,
      )
      .toEqual([]);
  }
});
