import { asWideAs } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { hasFocus, inOrder, pressesKeys, showsText } from "../../../.storybook/story.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import type { Stack } from "./layout.ts";
import { StackedBars } from "./StackedBars.tsx";

const { scale } = dataColor.collectiveAction;
const cycle = (id: number, label: string, complete: number, active: number): Stack => ({
  id,
  label,
  parts: [
    { id: "complete", styleId: "complete", value: complete },
    { id: "active", styleId: "active", value: active },
  ],
});
const cycles = [
  cycle(1, "2022", 3, 0),
  cycle(2, "2024, cycle 2", 61, 0),
  { ...cycle(3, "2026, cycle 2", 12, 96), note: "Current cycle", isHighlighted: true },
];

const meta = preview.meta({
  component: StackedBars,
  args: {
    label: "Challenges by cycle",
    unit: "challenges",
    stacks: cycles,
    styles: [
      { id: "complete", label: "Complete", color: scale[1], isHatched: true },
      { id: "active", label: "Active", color: scale[2] },
    ],
  },
  decorators: [asWideAs("36rem")],
});

export const Keyboard = meta.story({
  play: inOrder(
    pressesKeys("{Tab}"),
    hasFocus("img", "2022, Complete: 3 challenges, 100.00%"),
    pressesKeys("{End}"),
    hasFocus("img", "2026, cycle 2, Active: 96 challenges, 88.89%"),
    showsText("96 challenges, 88.89%"),
  ),
});

const answers = dataColor.healthCheck.parts;
const question = (id: number, label: string, values: readonly number[]): Stack => ({
  id,
  label,
  parts: values.map((value, index) => ({ id: index, styleId: String(index), value })),
});

export const Shares = meta.story({
  tags: ["small"],
  args: {
    label: "Policies",
    unit: "responses",
    scale: "share",
    styles: ["Yes", "Partly", "No"].map((label, index) => ({
      id: String(index),
      label,
      color: answers[index] ?? "",
    })),
    stacks: [
      question(1, "Our organisation has a written policy against gender-based violence", [120, 40, 22]),
      question(2, "Everybody knows to whom a complaint goes, and what happens then", [64, 80, 38]),
      question(3, "The policy was looked at again in the last two years", [20, 3, 159]),
    ],
  },
});

export const LabelledParts = meta.story({
  tags: ["phone"],
  args: {
    label: "Policies",
    unit: "answers",
    areShares: true,
    hasLabels: true,
    styles: answers.slice(0, 3).map((color, index) => ({ id: String(index), label: "", color })),
    stacks: [
      {
        ...question(1, "Is there a written policy?", []),
        parts: [
          { id: 1, label: "Yes", styleId: "0", value: 0.625 },
          { id: 2, label: "It is being written", styleId: "1", value: 0.375 },
          { id: 3, label: "No", styleId: "2", value: 0 },
        ],
      },
      {
        ...question(2, "Has anybody explained it to you?", []),
        parts: [{ id: 1, label: "In passing", styleId: "0", value: "too-few" }],
      },
    ],
  },
  play: inOrder(
    showsText("It is being written: 37.50%"),
    showsText("No: 0.00%"),
    showsText("Too few to show"),
  ),
});

export const MissingAndZero = meta.story({
  args: {
    stacks: [
      cycle(1, "None at all", 0, 0),
      { ...cycle(2, "Hidden", 0, 0), parts: [{ id: 1, styleId: "active", value: "too-few" }] },
      { ...cycle(3, "Not captured", 0, 0), parts: [{ id: 1, styleId: "active", value: "not-captured" }] },
      { ...cycle(4, "Unknown", 0, 0), parts: [{ id: 1, styleId: "active", value: "no-data" }] },
      {
        ...cycle(5, "In part", 0, 0),
        parts: [
          { id: 1, styleId: "complete", value: 7 },
          { id: 2, styleId: "active", value: "not-captured" },
        ],
      },
    ],
  },
  play: inOrder(showsText("Too few to show"), showsText("Active: not yet captured")),
});
