import { expect, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import type { Reading } from "../../charts/reading.ts";
import { formatCount } from "../../text/format.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import { Choropleth } from "../Choropleth/Choropleth.tsx";
import { CircleLegend } from "../CircleLegend/CircleLegend.tsx";
import { onMap } from "../onMap.fixture.tsx";
import { provinces } from "../provinces.fixture.ts";
import { Circles } from "./Circles.tsx";

const LARGEST = 10924;
const reports = new Map<number, Reading>([
  [1, 8549],
  [2, 3615],
  [3, LARGEST],
  [4, 10145],
  [5, 5153],
  [6, 0],
  [7, "too-few"],
  [8, "no-data"],
  [9, 8415],
]);
const MAX_RADIUS = 36;
const getOneColor = () => dataColor.zeroFill;

const meta = preview.meta({
  component: Circles,
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: [
          "Over a `Choropleth` of the same figures in one colour, which names, describes and opens its areas.\n",
          "- **When:** Counts by area, over a `Choropleth` of the same counts in one colour.",
          "- **When not:** Rates and shares, whose areas are coloured: use `Choropleth` alone.",
        ].join("\n"),
      },
    },
  },
  args: {
    features: provinces,
    values: reports,
    color: dataColor.crime.pin,
    largest: LARGEST,
    maxRadius: MAX_RADIUS,
  },
  decorators: [
    onMap(
      {
        legend: (
          <CircleLegend
            label="Reports"
            largest={LARGEST}
            maxRadius={MAX_RADIUS}
            color={dataColor.crime.pin}
            format={formatCount}
            states={["zero", "no-data", "too-few"]}
          />
        ),
      },
      <Choropleth
        label="Reports by province"
        features={provinces}
        values={reports}
        colorOf={getOneColor}
        format={formatCount}
        describe={(count) => `${formatCount(count)} reports`}
      />,
    ),
  ],
});

export const Counts = meta.story({
  tags: ["phone"],
  play: async ({ canvas, canvasElement }) => {
    const circles = () => [...canvasElement.querySelectorAll(".area-circle")];
    // Neither zero nor a missing figure has a circle.
    await waitFor(() => expect(circles()).toHaveLength(6));
    await expect(circles()[0]?.closest("[aria-hidden]")).not.toBeNull();
    const width = (circle: Element | undefined) => circle?.getBoundingClientRect().width ?? 0;
    await expect(Math.round(width(circles()[0]))).toBeGreaterThanOrEqual(72);
    await expect(width(circles()[5])).toBeLessThan(width(circles()[0]));
    await expect(canvas.getByRole("img", { name: "Mpumalanga, 0 reports" })).toBeInTheDocument();
    await expect(canvas.getByRole("img", { name: "Northern Cape, Too few to show" })).toBeInTheDocument();
  },
});

/** Circles have the sizes of the legend, even if the largest figure's area has no boundary. */
export const WithoutTheLargest = meta.story({
  args: { features: provinces.filter(({ id }) => id !== 3) },
  play: async ({ canvasElement }) => {
    const circles = () => [...canvasElement.querySelectorAll(".area-circle")];
    await waitFor(() => expect(circles()).toHaveLength(5));
    await expect(circles()[0]?.getBoundingClientRect().width).toBeLessThan(72);
  },
});
