import { expect, type screen } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { AreaTrends } from "./AreaTrends.tsx";

const periods = ["Oct - Dec 2025", "Jan - Mar 2026", "Apr - Jun 2026", "Jul - Sep 2026"];

const line = (boundaryId: number, boundary: string, ...values: (number | "no-data")[]) => ({
  boundaryId,
  boundary,
  figure: values.at(-1) ?? ("no-data" as const),
  rank: null,
  sinceQuarter: null,
  sinceYear: null,
  sinceCycle: null,
  values,
});

const meta = preview.meta({
  component: AreaTrends,
  args: {
    finding: "2 of 4 provinces rose and 1 fell from Apr - Jun 2026 to Jul - Sep 2026",
    measure: { title: "Sexual offences reported to the police, per 100,000 people", kind: "rate" as const },
    periodMeasure: {
      title: "Sexual offences reported to the police, per 100,000 people",
      step: "quarter" as const,
    },
    periods,
    place: line(0, "South Africa", 19.9, 20.4, 19.1, 19.7),
    areas: [
      line(1, "Eastern Cape", 26.1, 27.4, 26.8, 27.6),
      line(2, "Free State", 21.3, "no-data", 22.4, 21.9),
      line(3, "Gauteng", 17.2, 17.9, 16.8, 17.1),
      line(4, "Northern Cape", 13.6, 14.4, 13.9, 13.5),
    ],
    areaWord: "province",
    theme: "crime" as const,
    source: {
      description: "Invented figures, for demonstration",
      url: null,
      capturedOn: "2026-11-25",
      isDemonstration: true,
    },
  },
});

const listPanels = (canvas: Pick<typeof screen, "getAllByRole">) =>
  canvas.getAllByRole("listitem").map(({ textContent }) => textContent);

export const Provinces = meta.story({
  tags: ["phone", "small"],
  play: async ({ canvas }) => {
    await canvas.findByRole("list", { name: /every province by quarter: South Africa and 4 areas$/ });
    await expect(listPanels(canvas)).toEqual([
      "Eastern Cape 27.60",
      "Free State 21.90",
      "Gauteng 17.10",
      "Northern Cape 13.50",
    ]);
  },
});

const MANY = Array.from({ length: 30 }, (_, index) =>
  line(100 + index, `Municipality ${index + 1}`, 20 + index / 2, 21 + index / 3, 19 + index / 2, 20 + index),
);

/** The place comes first, then its areas from the highest. */
export const Municipalities = meta.story({
  tags: ["phone"],
  args: {
    areas: MANY,
    areaWord: "municipality",
    chosenId: 104,
    country: line(0, "South Africa", 19, 20, 19, 20),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(listPanels(canvas).slice(0, 2)).toEqual(["South Africa 19.70", "Municipality 30 49.00"]);
    await expect(canvasElement.querySelector("[data-chosen]")).toHaveTextContent("Municipality 5 24.00");
  },
});
