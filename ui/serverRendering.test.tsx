import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { PlainStory } from "../.storybook/plainPreview.ts";

vi.mock("../.storybook/preview.tsx", () => import("../.storybook/plainPreview.ts"));

/** Leaflet needs a window, so only browsers import what draws on a map. */
const onMaps = /^\.\/maps\/(Backdrop|BaseMap|Choropleth|Circles|Pins|Towns)\//;

const files = Object.entries(
  import.meta.glob<Record<string, PlainStory>>("./{charts,maps,primitives,widgets}/**/*.stories.tsx"),
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

const given = {
  id: "an-id",
  className: "a-class",
  style: { order: 7 },
  "data-for": "x",
};

/** They draw in another place or parts of a drawing, or their stories have other properties. */
const isWithout =
  /\/(Dialog|ConfirmDialog|Resource|ToastRegion|RankMark|Readout|StatePatterns|VisuallyHidden|ListTable|CheckQueue)\.stories/;

test.each(files.filter(([file]) => !isWithout.test(file)))(
  "%s passes what any element takes on",
  async (file, load) => {
    const { default: _meta, ...stories } = await load();
    const { component: Component, render, args } = Object.values(stories)[0] ?? {};
    const all = { ...args, ...given };
    const Story = () => (render ? render(all, { args: all }) : Component && <Component {...all} />);
    const html = renderToString(<Story />);
    const root = /<[^>]* data-for="x"[^>]*>/.exec(html)?.[0];
    expect(root).toMatch(/ class="[^"]*a-class/);
    expect(root).toContain('style="order:7"');
    // A disclosure's id is its key in a group.
    if (!file.includes("/Disclosure.")) expect(html).toContain('id="an-id"');
  },
);
