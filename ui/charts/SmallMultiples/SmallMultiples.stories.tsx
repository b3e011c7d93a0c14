import { expect, fireEvent, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { dataColor } from "../../tokens/dataColor.ts";
import { SmallMultiples, type SmallMultiplesProps } from "./SmallMultiples.tsx";

const series: SmallMultiplesProps["series"] = [
  { id: 1, label: "Gauteng", values: [17.2, 16.8, 17.1] },
  { id: 2, label: "Limpopo", values: [21.3, "no-data", 22.4], isChosen: true },
  { id: 3, label: "North West", values: ["too-few", "no-data", "no-data"] },
];

const meta = preview.meta({
  component: SmallMultiples,
  args: {
    label: "Reports per 100,000 people, every province by quarter",
    periods: ["Jan - Mar 2026", "Apr - Jun 2026", "Jul - Sep 2026"],
    series,
    reference: { label: "South Africa", values: [19.9, 20.4, 19.1] },
    color: dataColor.crime.main,
    kind: "rate" as const,
  },
});

/** Pointer and keys move all panels to one period. */
export const Panels = meta.story({
  tags: ["phone", "small"],
  play: async ({ canvas, canvasElement }) => {
    const texts = () => canvas.getAllByRole("listitem").map(({ textContent }) => textContent);
    await expect(texts()).toEqual(["Gauteng 17.10", "Limpopo 22.40", "North West No data"]);
    const period = canvas.getByRole("slider", { name: "Period: Jul - Sep 2026" });
    fireEvent.change(period, { target: { value: "0" } });
    await waitFor(() =>
      expect(texts()).toEqual(["Gauteng 17.20", "Limpopo 21.30", "North West Too few to show"]),
    );
    await expect(period).toHaveAttribute("aria-valuetext", "Jan - Mar 2026");
    const panel = canvasElement.querySelector("svg") as SVGSVGElement;
    const { left, width, top } = panel.getBoundingClientRect();
    fireEvent.pointerMove(panel, { clientX: left + width / 2, clientY: top + 5 });
    await waitFor(() => expect(texts()).toEqual(["Gauteng 16.80", "Limpopo No data", "North West No data"]));
  },
});
