import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { StoryParameters } from "../.storybook/pagePreview.ts";

vi.mock("../.storybook/preview.tsx", () => import("../.storybook/pagePreview.ts"));

/** Leaflet needs a window, so only browsers import what draws on a map. */
const onMaps = /^\.\/maps\/(Backdrop|BaseMap|Choropleth|Circles|Pins|Towns)\//;

const files = Object.entries(
  import.meta.glob<Record<string, StoryParameters>>("./{charts,maps,primitives,widgets}/**/*.stories.tsx"),
).filter(([file]) => !onMaps.test(file));

/** For hidden native fields, grid cells and its own roots; ours take no `style`. */
const isByReactAria = (tag: string) => /data-rac|style="(?:border:0;clip|display:contents)/.test(tag);

test.each(files)("%s renders on a server, without style attributes", async (_file, load) => {
  const { default: _meta, ...stories } = await load();
  for (const [name, { component: Component, render, args = {} }] of Object.entries(stories)) {
    const Story = () => (render ? render(args, { args }) : Component && <Component {...args} />);
    const html = renderToString(<Story />);
    const styled = html.match(/<[^>]* style="[^>]*>/g) ?? [];
    expect
      .soft(
        styled.filter((tag) => !isByReactAria(tag)),
        name,
      )
      .toEqual([]);
  }
});
