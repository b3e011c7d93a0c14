import { eachOf } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { inOrder, showsText } from "../../../.storybook/story.ts";
import { CrimeRate } from "./CrimeRate.tsx";

const meta = preview.meta({
  component: CrimeRate,
  args: { rate: 106.66, total: 4058, peopleCount: 3_804_548, peopleYear: 2015, span: "2015/16" },
});

export const States = meta.story({
  render: eachOf(
    CrimeRate,
    {},
    { rate: 0, total: 0 },
    { rate: "not-captured", total: "not-captured" },
    { rate: "no-data", peopleCount: null },
  ),
});

export const OneQuarter = meta.story({
  tags: ["small"],
  args: { rate: 1234.56, total: 1_234_567, peopleCount: 61_804_548, span: "Jan - Mar 2026; 1 quarter" },
});

export const TooFewPeople = meta.story({
  args: { rate: "no-data", total: 172, peopleCount: 152_019 },
  play: inOrder(showsText("No rate"), showsText(/172 reports in precincts with 152,019 people/)),
});
