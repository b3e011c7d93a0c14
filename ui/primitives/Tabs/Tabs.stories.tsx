import { expect, fn } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { Tabs } from "./Tabs.tsx";

const meta = preview.meta({
  component: Tabs,
  args: {
    label: "Crime in Gauteng",
    onChange: fn(),
    tabs: [
      { id: "year", name: "Per year", content: <p>123.24 for every 100,000 people.</p> },
      { id: "quarter", name: "Per quarter", content: <p>April to June 2026 against the year before.</p> },
      { id: "type", name: "Per type", content: <p>Four types of sexual offences.</p> },
    ],
  },
});

export const FirstOpen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: "Per quarter" }));
    await expect(canvas.getByRole("tabpanel", { name: "Per quarter" })).toHaveTextContent("April to June");
    await expect(args.onChange).toHaveBeenLastCalledWith("quarter");
  },
});

export const KeyboardFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("tab", { name: "Per year" });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Per quarter" })).toHaveFocus();
  },
});

export const OneDisabled = meta.story({
  args: {
    tabs: [
      { id: "active", name: "Active Challenges", content: <p>Two in this district.</p> },
      { id: "inactive", name: "Inactive Challenges", content: null, isDisabled: true },
    ],
  },
});

/** More than fit scroll sideways. */
export const ManyOnSmallPhone = meta.story({
  args: {
    tabs: ["Policies", "Practices", "Organisational Behaviours", "General", "Demographic"].map((name) => ({
      id: name,
      name,
      content: <p>{name}: 60%</p>,
    })),
  },
  globals: { viewport: { value: "small" } },
});
