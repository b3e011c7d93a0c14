import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { shows } from "../../../.storybook/story.ts";
import { phone } from "../../../.storybook/viewports.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import { color } from "../../tokens/tokens.ts";
import type { Reading } from "../reading.ts";
import { TrendLine } from "./TrendLine.tsx";

const periods = [
  "Jul - Sep 2024",
  "Oct - Dec 2024",
  "Jan - Mar 2025",
  "Apr - Jun 2025",
  "Jul - Sep 2025",
  "Oct - Dec 2025",
  "Jan - Mar 2026",
  "Apr - Jun 2026",
];
const line = (id: number, label: string, values: Reading[], isContext = true) => ({
  id,
  label,
  values,
  isContext,
  ...(isContext && { dash: "5 4" }),
  color: isContext ? color.inkMuted : dataColor.crime.main,
});

const meta = preview.meta({
  component: TrendLine,
  args: {
    label: "Limpopo had 28.10 reports per 100,000 people in Apr - Jun 2026, up from 27.02 the quarter before",
    periods,
    kind: "rate" as const,
    series: [
      line(9, "Limpopo", [24, 25.3, 26.1, 25, 26.4, 27.9, 27.02, 28.1], false),
      line(0, "South Africa", [20, 20.4, 21.2, 20.1, 20.9, 21.4, 20.8, 21.1]),
    ],
  },
});

export const WithTheCountry = meta.story({ tags: ["phone"], play: shows("img", /^Limpopo had 28.10/) });

export const TwoSources = meta.story({ tags: ["phone"], args: { breaks: ["Jan - Mar 2025"] } });

const MUNICIPALITIES = [
  "Ba-Phalaborwa",
  "Blouberg",
  "Collins Chabane",
  "Elias Motsoaledi",
  "Greater Giyani",
  "Greater Letaba",
  "Lepelle-Nkumpi",
  "Makhado",
  "Mogalakwena",
  "Musina",
  "Polokwane",
  "Thulamela",
];
const finalValues = [26.1, 26.3, 25.9, 26, 31.2, 26.2, 25.8, 12.4, 26.4, 25.7, 40.2, 26.25];
const municipalityLines = MUNICIPALITIES.map((name, index) => {
  const end = finalValues[index] ?? 0;
  return {
    ...line(index + 1, name, [end - 3, end + 1, end - 1, end, end + 2, end - 2, end + 1, end]),
    dash: "",
    color: dataColor.crime.main,
  };
});

export const TwelveLinesWithCloseEnds = meta.story({
  args: {
    series: [line(0, "South Africa", [20, 21, 20, 21, 20, 21, 20, 21.1], false), ...municipalityLines],
  },
});

/** The list has the order of the lines' ends, at which the drawing shows its numbers. */
export const TwelveOnPhone = meta.story({
  globals: phone,
  args: TwelveLinesWithCloseEnds.input.args,
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole("listitem");
    const texts = rows.map(({ textContent }) => textContent);
    await expect(texts.slice(0, 2)).toEqual(["1Polokwane40.20", "2Greater Giyani31.20"]);
    await expect(texts.slice(-2)).toEqual(["12South Africa21.10", "13Makhado12.40"]);
    const drawing = canvas.getByRole("group", { name: /^Limpopo had/ });
    for (const number of ["1", "7", "13"]) await expect(drawing).toHaveTextContent(number);
  },
});
