import type { ComponentType, ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";

interface Story {
  component?: ComponentType<object>;
  args?: object;
  render?: (args: object, context: object) => ReactElement;
}

vi.mock("../.storybook/preview.tsx", () => ({
  default: {
    meta: (meta: Story) => ({
      input: meta,
      story: (story: Story = {}) => {
        const all = { ...meta, ...story, args: { ...meta.args, ...story.args } };
        return { ...all, input: story, extend: (other: Story) => ({ ...all, ...other }) };
      },
    }),
  },
}));

/** Leaflet needs a window, so only browsers import what draws on a map. */
const onMaps = /^\.\/maps\/(Backdrop|BaseMap|Choropleth|Circles|Pins|Towns)\//;

const files = Object.entries(
  import.meta.glob<Record<string, Story>>("./{charts,maps,primitives,widgets}/**/*.stories.tsx"),
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
